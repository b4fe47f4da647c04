import { useRef, useState } from 'react';
import { prepareToasts } from '#web/ui/toast.ts';
import { BusinessSection, SalespersonSection } from './application-form/business-sections.tsx';
import { doubtAbout } from './application-form/doubts.ts';
import { EquipmentSection } from './application-form/equipment-section.tsx';
import { ApplicationErrors } from './application-form/application-errors.tsx';
import { StateSuggestions } from './application-form/form-section.tsx';
import { Help, OtherLanguage, Ready } from './application-form/help.tsx';
import type { NoticeProps } from './application-form/notices.tsx';
import { NoScript } from './application-form/no-script.tsx';
import { PrincipalSection } from './application-form/principal-section.tsx';
import { Rail, SavedNote } from './application-form/rail.tsx';
import { SignaturesSection } from './application-form/signatures-section.tsx';
import { formId } from './application-form/form-id.ts';
import { valuesTypedBefore } from './application-form/typed-before.ts';
import { Later } from './application-form/later.tsx';
import { useAskedTerms } from './application-form/use-asked-terms.ts';
import { useCurrentSection } from './application-form/use-current-section.ts';
import { useDraft } from './application-form/use-draft.ts';
import { isSettled, tokenOf, useInvitation } from './application-form/use-invitation.ts';
import { useSubmit } from './application-form/use-submit.ts';
import { createFormState, type FindDoubt, FormContext } from './application-form/form-state.ts';
import { type Checks, loadChecks } from './application-form/checks.ts';
import { type ApplicationValues, emptyApplication, requiredFields } from './application-form/values.ts';
import { type FormWords, WordsContext } from './application-form/words.ts';

/** The same elements on every render: React skips their 40 fields when only the form around them changes. */
const sections = (
  <>
    <SalespersonSection />
    <BusinessSection />
    <PrincipalSection />
    <EquipmentSection />
  </>
);
const stateSuggestions = <StateSuggestions />;

/** The whole width of the page between header and footer: rail, form or receipt, help. */
export function ApplicationForm(words: FormWords) {
  const { copy, lang } = words;
  const [form] = useState(() => createFormState(valuesTypedBefore(), doubtsIn(copy)));
  const element = useRef<HTMLFormElement>(null);
  const baseline = useRef<ApplicationValues>({ ...emptyApplication });

  useAskedTerms(form, baseline, copy);
  const invitation = useInvitation(form, baseline, lang);
  const draft = useDraft(form, baseline, words, isSettled(invitation));
  const place = useCurrentSection(element);
  const { sent, earlier, failure, refusals, asked, submit, forget } = useSubmit(
    form,
    words,
    tokenOf(invitation),
    () => {
      draft.finish();
      form.clear();
    },
  );
  const [checks, setChecks] = useState<Checks | null>(null);
  const prepare = (): void => {
    void prepareToasts();
    // Without a connection it is tried again when the form is sent, and said then.
    loadChecks().then(setChecks, () => undefined);
  };
  const otherLanguage = <OtherLanguage token={tokenOf(invitation)} onLeave={draft.saveForResume} />;
  const notices = { invitation, otherLanguage, earlier, draft };

  return (
    <WordsContext value={words}>
      <FormContext value={form}>
        <div className="apply">
          {sent === null && (
            <Rail
              current={place.current}
              visited={place.visited}
              restoredTo={draft.restoredTo ?? 0}
              savedAt={draft.savedAt}
              checks={checks}
            />
          )}
          <div className="apply-main" {...(sent === null ? {} : { id: formId })}>
            {sent === null ? (
              <>
                <h1>{copy.title}</h1>
                <p className="apply-lead">{copy.lead}</p>
                <NoScript />
                {isSettled(invitation) && hasFigures(baseline.current) && <Later load={loadFigures} props={{}} />}
                <Ready className="apply-ready" />
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watches where the applicant is */}
                <form
                  id={formId}
                  ref={element}
                  className="apply-form"
                  method="post"
                  noValidate
                  onSubmit={(event) => void submit(event)}
                  onFocus={(event) => {
                    place.onFocus(event);
                    prepare();
                  }}
                >
                  {hasNotice(notices) && <Later load={loadNotices} props={notices} />}
                  <ApplicationErrors refusals={refusals} />
                  {sections}
                  <SignaturesSection failure={failure} checks={checks} asked={asked} />
                  {stateSuggestions}
                </form>
                <SavedNote savedAt={draft.savedAt} className="apply-note" />
              </>
            ) : (
              <Later
                load={loadReceipt}
                props={{ sent, shownOver: earlier ? window.location.search : '', onAnother: forget }}
              />
            )}
          </div>
          <Help otherLanguage={otherLanguage} sent={sent !== null} />
        </div>
      </FormContext>
    </WordsContext>
  );
}

const doubtsIn =
  ({ doubts, draft }: FormWords['copy']): FindDoubt =>
  (name, { values, untouched }, lost) =>
    lost && values[name] === ''
      ? draft[requiredFields.includes(name) ? 'retype' : 'retypeOptional']
      : doubtAbout(name, values, doubts, new Date(), untouched);

const loadFigures = async () => (await import('./application-form/own-figures.tsx')).OwnFigures;
const loadNotices = async () => (await import('./application-form/notices.tsx')).Notices;
/** It comes with what sends the form, which a reload after sending has yet to load. */
const loadReceipt = async () => (await loadChecks()).ApplicationReceipt;

const hasFigures = ({ equipmentAmount, equipmentDescription }: ApplicationValues): boolean =>
  equipmentAmount !== '' || equipmentDescription !== '';
const hasNotice = ({ invitation, earlier, draft }: NoticeProps): boolean =>
  tokenOf(invitation) !== '' || earlier !== null || draft.offer !== null || draft.restoredTo !== null;
