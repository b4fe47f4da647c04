import type { ReactNode } from 'react';

export type EmptyStateProps = { title: string; text: string; drawing?: ReactNode; children?: ReactNode };

/** Says what will appear here and offers the next action. */
export const EmptyState = ({ title, text, drawing, children }: EmptyStateProps) => (
  <div className="empty-state">
    {drawing}
    <p className="empty-state-title">{title}</p>
    <p>{text}</p>
    {children}
  </div>
);
