import { useEffect, useRef, useState } from 'react';
import { useSession } from '#web/client/session.ts';
import { draftName } from '#web/portal/draft-name.ts';
import type { DealValues } from './deal-values.ts';
import { keepableDeal, openDeviceDraft } from './device-draft.ts';

/** The values that a form started from, and the version of a stored deal. */
export type Start = { values: DealValues; version: number | undefined };

/**
 * Restores what an earlier visit typed, and keeps what this visit types. Each user has a separate draft. Every change is
 * written at once: a timer would lose text typed just before the session ends.
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
    /** Returns false when the browser stores nothing. */
    isKept: (): boolean => draft.read() !== null,
    discard: (): void => {
      draft.clear();
      basis.current = String(start.version ?? '');
      restore(start.values, start.version);
      setRestoredAt(undefined);
    },
    /** Later saves are compared with this version. */
    rebase: (version: number): void => {
      basis.current = String(version);
    },
    /** Removes the draft from the device after the server stored it. */
    finish: (): void => {
      finished.current = true;
      draft.clear();
    },
  };
}
