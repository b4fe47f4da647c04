import { useEffect, useState } from 'react';
import { scaleOf } from '#web/site/cost-ruler.tsx';

const REST_MS = 600;

/**
 * The scale of a ruler that the visitor changes. It grows at once when the total no longer fits. It shrinks only after
 * the slider rests, so that a larger total is a longer ruler while dragging.
 */
export function useRestingScale(totalCents: number): number {
  const wanted = scaleOf(totalCents);
  const [held, setHeld] = useState(wanted);
  useEffect(() => {
    if (held === wanted) return;
    const timer = setTimeout(() => setHeld(wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [held, wanted, totalCents]);
  return Math.max(held, wanted);
}
