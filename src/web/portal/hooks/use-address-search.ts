import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { mayBeNumber } from '#contract/saved-views.ts';

/**
 * The query of an address, of which the search text `q` is kept on the screen instead when it may be a number. `change`
 * replaces the whole query: empty values are left out.
 */
export function useAddressSearch(): {
  get: (name: string) => string | null;
  change: (next: Record<string, string>, how: { replace: boolean }) => void;
} {
  const [search, setSearch] = useSearchParams();
  const [hidden, setHidden] = useState('');
  return {
    get: (name) => (name === 'q' ? (hidden || search.get('q'))?.trim() || null : search.get(name)),
    change: (next, how) => {
      const isHidden = mayBeNumber(next['q'] ?? '');
      setHidden(isHidden ? (next['q'] ?? '') : '');
      const shown = Object.entries(next).filter(([name, value]) => value !== '' && !(name === 'q' && isHidden));
      setSearch(shown, how);
    },
  };
}

/**
 * Returns a function that changes a part of a filter. The address follows a change with a delay. A second change within
 * that time starts from the filter that was asked for, not from the one that is shown.
 */
export function useFilterChange<F extends Record<string, string>>(
  filter: F,
  apply: (wanted: F, before: F) => void,
): (next: Partial<F>) => void {
  const asked = useRef(filter);
  const shown = JSON.stringify(filter);
  useEffect(() => {
    asked.current = JSON.parse(shown) as F;
  }, [shown]);
  return (next) => {
    const before = asked.current;
    asked.current = { ...before, ...next };
    apply(asked.current, before);
  };
}
