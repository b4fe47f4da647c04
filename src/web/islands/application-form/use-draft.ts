import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Draft, keepable, openDraftStore, restorable, unkeepable } from './draft.ts';
import type { FormState } from './form-state.ts';
import { takeAskedTerms } from './use-asked-terms.ts';
import { type ApplicationValues, type FieldName, sectionOf } from './values.ts';
import type { FormWords } from './words.ts';

const WAIT_MS = 500;

/** Keeps what is typed on this device as one types, and offers what an earlier visit left. */
export function useDraft(
  form: FormState,
  baseline: RefObject<ApplicationValues>,
  { copy, brand: { productKey } }: FormWords,
  ready: boolean,
) {
  const [store] = useState(() => openDraftStore(productKey, () => window.localStorage));
  const [offer, setOffer] = useState<Draft | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  /** The last section that was restored into. */
  const [restoredTo, setRestoredTo] = useState<number | null>(null);
  /** True while lost fields must be filled in again. */
  const [hasLost, setHasLost] = useState(false);
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
    if (window.location.search === '' && draft.asked !== '') {
      window.history.replaceState(window.history.state, '', draft.asked);
      takeAskedTerms(form, baseline.current, copy);
    }
    const values = restorable(draft, form.snapshot().values, baseline.current);
    const names = Object.keys(values) as FieldName[];
    form.set(values);
    form.leave(...names);
    form.miss(draft.lost);
    setHasLost(form.missing().length > 0);
    settleOffer();
    setRestoredTo(Math.max(0, ...names.map(sectionOf)));
  };
  const save = (resume = false): void => {
    if (finished.current) return;
    resuming.current = resume;
    const typed = form.snapshot().values;
    const kept = { ...pending.current?.values, ...keepable(typed, baseline.current) };
    if (Object.keys(kept).length === 0) {
      store.clear();
      setSavedAt(null);
      return;
    }
    const now = new Date().toISOString();
    const lost = [...new Set([...(pending.current?.lost ?? []), ...unkeepable(typed), ...form.missing()])];
    // An unanswered offer stays open.
    const unasked = resume && pending.current === null;
    // An invitation belongs to its link, not to a draft.
    const query = window.location.search.replace(/token=[^&]*&?/, '');
    const asked = typed.terms === '' ? (pending.current?.asked ?? '') : query;
    setSavedAt(store.write({ savedAt: now, resume: unasked, values: kept, lost, asked }) ? now : null);
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
    restoredTo,
    hasLost,
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
