import { useState } from 'react';
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
