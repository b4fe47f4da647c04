import type { ReactNode } from 'react';
import { Drawing } from '#web/site/drawing.tsx';

type Props = { title: string; text: string; children?: ReactNode };

export const EmptyState = ({ title, text, children }: Props) => (
  <div className="empty-state">
    <Drawing name="keys" className="portal-drawing" />
    <p className="empty-state-title">{title}</p>
    <p>{text}</p>
    {children}
  </div>
);
