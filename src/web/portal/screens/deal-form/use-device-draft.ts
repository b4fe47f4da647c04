import { useEffect, useRef, useState } from 'react';
import { useSession } from '#web/client/session.ts';
import { draftName } from '#web/portal/draft-name.ts';
import type { DealValues } from './deal-values.ts';
import { keepableDeal, openDeviceDraft } from './device-draft.ts';

/** What a form started from: the values and version of a stored deal, or no version for a new one. */
export type Start = { values: DealValues; version: number | undefined };

/**
 * Restores what an earlier visit typed here, and keeps what this one types. Each user has a separate draft.
 * It is written with every change: a timer would lose what is typed just before the session ends.
 */
export function useDeviceDraft(
  slot: string,
  start: Start,
  values: DealValues,
  /** `over` is the version that the restored values were typed over. */
  restore: (values: DealValues, over: number | undefined) => void,
) {
  const email = useSession()?.user.email ?? '';
  const [draft] = useState(() => openDeviceDraft(draftName('deal-draft', email, slot), () => window.localStorage));
  const [restoredAt, setRestoredAt] = useState<string>();
  const basis = useRef(String(start.version ?? ''));
  const finished = useRef(false);
  useEffect(() => {
    const found = draft.read();
    const restored = { ...start.values, ...found?.values };
    if (!found || Object.keys(keepableDeal(restored, start.values)).length === 0) return;
    basis.current = found.basis;
    restore(restored, start.version === undefined ? undefined : Number(found.basis));
    setRestoredAt(found.savedAt);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, []);
  useEffect(() => {
    if (values === start.values || finished.current) return;
    draft.write({
      savedAt: new Date().toISOString(),
      basis: basis.current,
      values: keepableDeal(values, start.values),
    });
  }, [draft, start, values]);
  return {
    restoredAt,
    /** Whether the device keeps what was typed; false where the browser stores nothing. */
    isKept: (): boolean => draft.read() !== null,
    discard: (): void => {
      draft.clear();
      basis.current = String(start.version ?? '');
      restore(start.values, start.version);
      setRestoredAt(undefined);
    },
    /** From here on the form is compared with this version. */
    rebase: (version: number): void => {
      basis.current = String(version);
    },
    /** The server has it: nothing stays on the device. */
    finish: (): void => {
      finished.current = true;
      draft.clear();
    },
  };
}
