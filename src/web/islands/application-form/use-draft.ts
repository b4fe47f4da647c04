import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Draft, keepable, openDraftStore, restorable } from './draft.ts';
import type { FormState } from './form-state.ts';
import type { ApplicationValues } from './values.ts';

const WAIT_MS = 500;

/** Keeps what is typed on this device as one types, and offers what an earlier visit left. */
export function useDraft(form: FormState, baseline: RefObject<ApplicationValues>, productKey: string, ready: boolean) {
  const [store] = useState(() => openDraftStore(productKey, () => window.localStorage));
  const [offer, setOffer] = useState<Draft | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [restored, setRestored] = useState(false);
  const pending = useRef<Draft | null>(null);
  const finished = useRef(false);
  /** Saved for our own reload: what the browser says while leaving must not turn it into an offer. */
  const resuming = useRef(false);

  const settleOffer = (): void => {
    pending.current = null;
    setOffer(null);
  };
  const write = (draft: Draft): void => {
    pending.current = null;
    form.set(restorable(draft, form.snapshot().values, baseline.current));
    settleOffer();
    setRestored(true);
  };
  const save = (resume = false): void => {
    if (finished.current) return;
    resuming.current = resume;
    const kept = { ...pending.current?.values, ...keepable(form.snapshot().values, baseline.current) };
    if (Object.keys(kept).length === 0) {
      store.clear();
      setSavedAt(null);
      return;
    }
    const now = new Date().toISOString();
    // An offer that nobody has answered stays an offer.
    const unasked = resume && pending.current === null;
    setSavedAt(store.write({ savedAt: now, resume: unasked, values: kept }) ? now : null);
  };

  useEffect(() => {
    if (!ready) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const found = store.read();
    pending.current = found;
    if (found?.resume) {
      write(found);
      save();
    } else setOffer(found);

    let { values } = form.snapshot();
    const stopWatching = form.watch(() => {
      if (form.snapshot().values === values) return;
      values = form.snapshot().values;
      resuming.current = false;
      clearTimeout(timer);
      timer = setTimeout(saveIfWaiting, WAIT_MS);
    });
    const saveIfWaiting = (): void => {
      if (timer !== undefined && !resuming.current) save();
    };
    const saveBeforeReload = (): void => save(true);
    const saveWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') saveIfWaiting();
    };
    window.addEventListener('app:before-reload', saveBeforeReload);
    window.addEventListener('pagehide', saveIfWaiting);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      clearTimeout(timer);
      stopWatching();
      window.removeEventListener('app:before-reload', saveBeforeReload);
      window.removeEventListener('pagehide', saveIfWaiting);
      document.removeEventListener('visibilitychange', saveWhenHidden);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form is ready: the rest never changes
  }, [ready]);

  return {
    offer,
    savedAt,
    restored,
    restore: () => {
      if (offer) write(offer);
    },
    discard: () => {
      settleOffer();
      save();
    },
    /** Before this page itself leads to the form's other language. */
    saveForResume: () => save(true),
    finish: () => {
      finished.current = true;
      settleOffer();
      store.clear();
    },
  };
}
export type DraftControl = ReturnType<typeof useDraft>;
