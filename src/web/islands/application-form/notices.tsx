import { CircleAlert, CircleCheck, Info, LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import type { DraftControl } from './use-draft.ts';
import type { InvitationState } from './use-invitation.ts';
import { fieldNames } from './values.ts';
import { useWords } from './words.ts';

export function InvitationNotice({ state, otherLanguage }: { state: InvitationState; otherLanguage: React.ReactNode }) {
  const { invitation } = useWords().copy;
  if (state.status === 'loading')
    return <Alert tone="info" icon={LoaderCircle} title={invitation.loading} role="status" className="apply-loading" />;
  if (state.status === 'failed')
    return (
      <Alert tone="bad" icon={CircleAlert} title={invitation.invalidTitle} role="alert">
        <p>{invitation.invalid}</p>
      </Alert>
    );
  if (state.status !== 'loaded') return null;
  if (state.invite.status === 'completed')
    return (
      <Alert tone="info" icon={CircleCheck} title={invitation.completedTitle} role="status">
        <p>{invitation.completed}</p>
      </Alert>
    );
  if (state.invite.status !== 'pending') return null;
  const name = state.invite.recipientName;
  return (
    <Alert
      tone="ok"
      icon={CircleCheck}
      title={name === '' ? invitation.welcomeTitleNoName : invitation.welcomeTitle(name)}
      role="status"
    >
      <p>{state.filled ? invitation.welcome : invitation.welcomeEmpty}</p>
      <p className="apply-other">{otherLanguage}</p>
    </Alert>
  );
}

/** Leads to the receipt of an application that was sent in this tab earlier. It names nothing of it. */
export function EarlierNotice({ show }: { show: (() => void) | null }) {
  const { earlier } = useWords().copy;
  if (show === null) return null;
  return (
    <p className="apply-earlier">
      {earlier.text}{' '}
      <button type="button" className="link-button" onClick={show}>
        {earlier.show}
      </button>
    </p>
  );
}

export function DraftNotice({ draft }: { draft: DraftControl }) {
  const { copy, lang } = useWords();
  const texts = copy.draft;
  const isRestored = draft.restoredTo !== null;
  const restored = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isRestored) restored.current?.focus({ preventScroll: true });
  }, [isRestored]);
  const offered = useRef<HTMLDivElement>(null);
  const isOffered = draft.offer !== null;
  // A browser that restores the scroll position would hide the question above.
  useEffect(() => {
    if (isOffered && window.scrollY > 0) offered.current?.scrollIntoView({ block: 'center' });
  }, [isOffered]);

  if (isRestored)
    return (
      <Alert ref={restored} tone="info" icon={Info} title={texts.restoredTitle} role="status" tabIndex={-1}>
        <p>{texts.restored}</p>
      </Alert>
    );
  if (!draft.offer) return null;
  const discard = (): void => {
    draft.discard();
    document.getElementById(fieldNames[0] ?? '')?.focus();
  };
  const when = new Intl.DateTimeFormat(`${lang}-US`, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Alert ref={offered} tone="info" icon={Info} title={texts.offerTitle} role="region" aria-label={texts.offerTitle}>
      <p>{texts.offer(when.format(new Date(draft.offer.savedAt)))}</p>
      <div className="apply-offer">
        <button type="button" className="button button-outline button-dense apply-restore" onClick={draft.restore}>
          {texts.restore}
        </button>
        <button type="button" className="link-button" onClick={discard}>
          {texts.discard}
        </button>
      </div>
    </Alert>
  );
}
