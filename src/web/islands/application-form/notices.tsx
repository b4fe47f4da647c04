import { CircleAlert, CircleCheck, Info, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { showMoment } from '#contract/show-moment.ts';
import { applicationNotices as en } from '#copy/en/application-notices.ts';
import { applicationNotices as es } from '#copy/es/application-notices.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useFormPart, useFormState } from './form-state.ts';
import type { DraftControl } from './use-draft.ts';
import type { InvitationState } from './use-invitation.ts';
import type { Earlier } from './use-submit.ts';
import { fieldNames } from './values.ts';
import { useWords } from './words.ts';

export const noticeWords = { en, es };
const useNoticeWords = () => noticeWords[useWords().lang];

export type NoticeProps = {
  invitation: InvitationState;
  otherLanguage: ReactNode;
  earlier: Earlier | null;
  draft: DraftControl;
};

/** Shows notices above the form about an invitation, an earlier application or a draft. */
export const Notices = ({ invitation, otherLanguage, earlier, draft }: NoticeProps) => (
  <>
    <InvitationNotice state={invitation} otherLanguage={otherLanguage} />
    {earlier && <EarlierNotice {...earlier} />}
    <DraftNotice draft={draft} />
  </>
);

function InvitationNotice({ state, otherLanguage }: { state: InvitationState; otherLanguage: ReactNode }) {
  const { invitation } = useNoticeWords();
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

/** Leads back to an application that was sent on this device. */
function EarlierNotice({ kept: { receivedAt, timeZone, statusUrl }, show, forget }: Earlier) {
  const words = useNoticeWords().earlier;
  const { lang } = useWords();
  return (
    <p className="apply-earlier">
      {words.text(showMoment(receivedAt, lang, { timeZone }))}
      {statusUrl !== undefined && <a href={new URL(statusUrl).pathname}>{words.status}</a>}
      {show && (
        <button type="button" className="link-button" onClick={show}>
          {words.show}
        </button>
      )}
      <button type="button" className="link-button" onClick={forget}>
        {words.forget}
      </button>
    </p>
  );
}

function DraftNotice({ draft }: { draft: DraftControl }) {
  const { lang } = useWords();
  const texts = useNoticeWords().draft;
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

  const form = useFormState();
  const missing = useFormPart(() => form.missing().length);

  if (isRestored && draft.hasLost && missing === 0) return null;
  if (isRestored)
    return (
      <Alert ref={restored} tone="info" icon={Info} title={texts.restoredTitle} role="status" tabIndex={-1}>
        {missing > 0 && <p>{texts.restored}</p>}
      </Alert>
    );
  if (!draft.offer) return null;
  const discard = (): void => {
    draft.discard();
    document.getElementById(fieldNames[0] ?? '')?.focus();
  };
  return (
    <Alert ref={offered} tone="info" icon={Info} title={texts.offerTitle} role="region" aria-label={texts.offerTitle}>
      <p>{texts.offer(showMoment(draft.offer.savedAt, lang))}</p>
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
