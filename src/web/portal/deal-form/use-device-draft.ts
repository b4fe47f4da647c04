import { useEffect, useRef, useState } from 'react';
import { useSession } from '#web/client/session.ts';
import { portalBrand } from '../portal-brand.ts';
import type { DealValues } from './deal-values.ts';
import { keepable, openDeviceDraft } from './device-draft.ts';

const WAIT_MS = 500;

/** Brings back what an earlier visit typed here, and keeps what this one types. Each user has an own one. */
export function useDeviceDraft(
  slot: string,
  basis: string,
  start: DealValues,
  values: DealValues,
  replace: (values: DealValues) => void,
) {
  const email = useSession()?.user.email ?? '';
  const [draft] = useState(() =>
    openDeviceDraft(`${portalBrand.productKey}:deal-draft:${email}:${slot}`, basis, () => window.localStorage),
  );
  const [restoredAt, setRestoredAt] = useState<string>();
  const finished = useRef(false);
  useEffect(() => {
    const found = draft.read();
    if (!found) return;
    replace({ ...start, ...found.values });
    setRestoredAt(found.savedAt);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, []);
  useEffect(() => {
    if (values === start) return;
    const save = (): void => {
      if (!finished.current) draft.write(keepable(values, start), new Date().toISOString());
    };
    const timer = setTimeout(save, WAIT_MS);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [draft, start, values]);
  return {
    restoredAt,
    discard: (): void => {
      draft.write({}, '');
      replace(start);
      setRestoredAt(undefined);
    },
    /** The server has it: nothing stays on the device. */
    finish: (): void => {
      finished.current = true;
      draft.write({}, '');
    },
  };
}
