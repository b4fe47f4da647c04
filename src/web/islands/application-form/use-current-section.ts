import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { formSections } from './values.ts';

const attribute = 'data-section';
/** Part of the window's height at which one reads. */
const BAND = 0.35;
const indexOf = (element: Element | null): number =>
  formSections.findIndex(({ id }) => id === element?.getAttribute(attribute));

/** The last section that begins above the line; the first one while all lie below it. */
export const sectionAt = (tops: readonly number[], line: number): number =>
  Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );

/** The section whose field has the focus; -1 while that is out of view. */
function focusedIn(form: HTMLFormElement | null): number {
  const field = document.activeElement;
  if (!form?.contains(field) || !field) return -1;
  const { top, bottom } = field.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight ? indexOf(field.closest(`[${attribute}]`)) : -1;
}

/**
 * Returns the current section and the visited ones. The focus decides while it is in view, otherwise the upper third
 * of the window.
 */
export function useCurrentSection(form: RefObject<HTMLFormElement | null>) {
  const [current, setCurrent] = useState(0);
  const [visited, setVisited] = useState<ReadonlySet<number>>(() => new Set());

  useEffect(() => {
    if (!form.current) return;
    const parts = [...form.current.querySelectorAll(`[${attribute}]`)];
    // An observer would miss a jump from below the form to above it.
    const look = (): void => {
      const focused = focusedIn(form.current);
      const tops = parts.map((part) => part.getBoundingClientRect().top);
      setCurrent(focused >= 0 ? focused : sectionAt(tops, window.innerHeight * BAND));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [form]);

  const onFocus = (event: FocusEvent): void => {
    const index = indexOf(event.target.closest(`[${attribute}]`));
    if (index < 0) return;
    setCurrent(index);
    setVisited((before) => (before.has(index) ? before : new Set([...before, index])));
  };
  return { current, visited, onFocus };
}
