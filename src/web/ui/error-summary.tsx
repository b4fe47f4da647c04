import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from './alert.tsx';
import type { IconShape } from './icon.tsx';

/** A refused field, by the id of its control. */
export type SummaryError = { id: string; text: string };
type Props = {
  title: string;
  errors: readonly SummaryError[];
  /** Grows with each refused try, so that the summary takes the focus each time. */
  tries: number;
  tone?: 'bad' | 'warn';
  icon?: IconShape;
  className?: string;
  /** Above the links. */
  children?: ReactNode;
};

/** Lists all refused fields in the order of the page, each as a link to its field. */
export function ErrorSummary({
  title,
  errors,
  tries,
  tone = 'bad',
  icon = CircleAlert,
  className = '',
  children,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The summary may be rendered after the count has grown: it takes the focus when both are there.
  const focused = useRef(0);
  useEffect(() => {
    if (tries === focused.current || !box.current) return;
    focused.current = tries;
    box.current.focus();
  });
  if (errors.length === 0) return null;
  return (
    <Alert
      ref={box}
      tone={tone}
      icon={icon}
      title={title}
      className={`error-summary ${className}`.trimEnd()}
      role="group"
      aria-label={title}
      tabIndex={-1}
    >
      {children}
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(id);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Moves the focus to a field and its label into view. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  // A group of choices takes no focus: its first choice does.
  const target = field instanceof HTMLFieldSetElement ? field.querySelector('input') : field;
  target?.focus({ preventScroll: true });
  (target?.closest('.field') ?? target)?.scrollIntoView({ block: 'center' });
}
