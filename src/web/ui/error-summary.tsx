import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from './alert.tsx';
import type { IconShape } from './icon.tsx';

/** An invalid field, by the id of its control. */
export type SummaryError = { id: string; text: string };
type Props = {
  title: string;
  errors: readonly SummaryError[];
  /** Increases with each rejected attempt, so that the summary takes the focus each time. */
  tries: number;
  tone?: 'bad' | 'warn';
  icon?: IconShape;
  className?: string;
  /** Above the links. */
  children?: ReactNode;
};

/** Lists all invalid fields in page order, each as a link to its field. */
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
  // The summary may render after the count has increased. It takes the focus when both are present.
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

/** Focuses a field and scrolls its label into view. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  // A group of choices cannot take the focus, so its first choice does.
  const target = field instanceof HTMLFieldSetElement ? field.querySelector('input') : field;
  target?.focus({ preventScroll: true });
  (target?.closest('.field') ?? target)?.scrollIntoView({ block: 'center' });
}
