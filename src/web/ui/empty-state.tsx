import type { ReactNode } from 'react';

type Props = { title: string; text: string; drawing?: ReactNode; children?: ReactNode };

/** Says what will appear here and offers the next action. */
export const EmptyState = ({ title, text, drawing, children }: Props) => (
  <div className="empty-state">
    {drawing}
    <p className="empty-state-title">{title}</p>
    <p>{text}</p>
    {children}
  </div>
);
