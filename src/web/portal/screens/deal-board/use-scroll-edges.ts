import { type RefObject, useEffect, useState } from 'react';

/** Scroll positions can differ from the edge by a fraction of a pixel. */
const SLACK = 2;

/** Returns whether a row that scrolls sideways continues beyond its left and right edge. */
export function useScrollEdges(
  row: RefObject<HTMLElement | null>,
  columns: unknown,
): { left: boolean; right: boolean } {
  const [more, setMore] = useState({ left: false, right: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = (): void => {
      const left = element.scrollLeft > SLACK;
      const right = element.scrollLeft + element.clientWidth < element.scrollWidth - SLACK;
      setMore((before) => (before.left === left && before.right === right ? before : { left, right }));
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, columns]);
  return more;
}
