import { type ReactNode, useId } from 'react';

type Props = {
  title?: string;
  actions?: ReactNode;
  /** For content with its own edges, such as a table. */
  flush?: boolean;
  /** A group instead of a region, for lists in which several cards may have the same title. */
  role?: 'group';
  className?: string;
  children: ReactNode;
};

/** A bordered panel. With a title it is a region of that name. */
export function Card({ title, actions, flush = false, role, className = '', children }: Props) {
  const id = useId();
  return (
    <section
      role={role}
      className={`panel card ${className}`.trimEnd()}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <header className="card-head">
          <h2 id={id}>{title}</h2>
          {actions}
        </header>
      )}
      <div className={flush ? 'card-flush' : 'card-body'}>{children}</div>
    </section>
  );
}
