import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { ApplicationValues } from './values.ts';

/** Loads the strip with the customer's machine and figures only where the calculator, a quote or an invitation brought some. */
export function useOwnFigures(baseline: RefObject<ApplicationValues>, ready: boolean): ReactNode {
  const [Strip, setStrip] = useState<ComponentType | null>(null);
  useEffect(() => {
    const { equipmentAmount, equipmentDescription } = baseline.current;
    if (!ready || (equipmentAmount === '' && equipmentDescription === '')) return;
    import('./own-figures.tsx').then(
      ({ OwnFigures }) => setStrip(() => OwnFigures),
      // The fields below hold the same values.
      () => undefined,
    );
  }, [baseline, ready]);
  return Strip && <Strip />;
}
