import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { sections } from './values.ts';

const attribute = 'data-section';
const indexOf = (element: Element | null): number =>
  sections.findIndex(({ id }) => id === element?.getAttribute(attribute));

/** Where the applicant is (by focus, else by what stands in the upper third) and how far they have been. */
export function useCurrentSection(form: RefObject<HTMLFormElement | null>) {
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState(0);

  useEffect(() => {
    if (!form.current) return;
    const seen = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(indexOf(entered.target));
      },
      { rootMargin: '-35% 0px -64% 0px' },
    );
    for (const section of form.current.querySelectorAll(`[${attribute}]`)) seen.observe(section);
    return () => seen.disconnect();
  }, [form]);

  const onFocus = (event: FocusEvent): void => {
    const index = indexOf(event.target.closest(`[${attribute}]`));
    if (index < 0) return;
    setCurrent(index);
    setReached((before) => Math.max(before, index));
  };
  return { current, reached, onFocus };
}
