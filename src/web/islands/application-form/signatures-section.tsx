import { CircleAlert, LoaderCircle, WifiOff } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Language } from '#contract/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { showMoment } from '#contract/show-moment.ts';
import { timeZoneOfApplicant } from '#contract/state-time-zones.ts';
import type { Checks } from './checks.ts';
import { Consents } from './consents.tsx';
import { FormText } from './form-field.tsx';
import { useFormPart } from './form-state.ts';
import { FormSection } from './form-section.tsx';
import { SignedFacts } from './signed-facts.tsx';
import type { Failure } from './use-submit.ts';
import { useWords } from './words.ts';

const signature = { autoComplete: 'off', autoCapitalize: 'words', spellCheck: false, placeholder: ' ' } as const;

type Props = { failure: Failure | null; checks: Checks | null; asked: number };

export function SignaturesSection({ failure, checks, asked }: Props) {
  const { brand, copy, consent, links, lang } = useWords();
  const isSigned = useFormPart((state) => state.values.primarySignature.trim() !== '');
  const state = useFormPart((part) => part.values.businessState);
  return (
    <FormSection id="signatures">
      <p className="apply-panel-lead">{consent.intro}</p>
      <SignedFacts />
      <Consents />
      <div className="fields fields-signatures">
        <FormText
          name="primarySignature"
          input={signature}
          {...(isSigned ? { hint: thisMoment(lang, timeZoneOfApplicant(state, brand.timeZone)) } : {})}
        />
        <FormText name="secondarySignature" hint={copy.hints.secondarySignature} input={signature} />
      </div>
      <FailureAlert failure={failure} />
      <div className="apply-send">
        <SubmitButton />
        {/* Below the button: text that appears above it on blur would move it away from a click. */}
        {checks && <checks.FieldsToCheck asked={asked} />}
        <p>
          {copy.encrypted}
          <br />
          <a href={links.privacy}>{copy.privacy}</a>
        </p>
      </div>
    </FormSection>
  );
}

/** The minute and time zone as on the receipt. What counts is the time of receipt. */
const thisMoment = (lang: Language, timeZone: string): string =>
  showMoment(new Date().toISOString(), lang, { timeZone });

function SubmitButton() {
  const { copy } = useWords();
  const isSubmitting = useFormPart((state) => state.submitting);
  // Until the script runs there is no submit button, so that Enter cannot put the form into the address.
  const alive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <button type={alive ? 'submit' : 'button'} className="button apply-submit" disabled={isSubmitting}>
      {isSubmitting && <LoaderCircle className="apply-spinner" size={20} strokeWidth={2} aria-hidden />}
      {isSubmitting ? copy.submitting : copy.submit}
    </button>
  );
}

function FailureAlert({ failure }: { failure: Failure | null }) {
  const alert = useRef<HTMLDivElement>(null);
  // The button was disabled while sending and has lost the focus.
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  return (
    failure && (
      <Alert
        ref={alert}
        tone="bad"
        icon={failure.offline ? WifiOff : CircleAlert}
        title={failure.title}
        role="alert"
        tabIndex={-1}
        className="apply-failure"
      >
        <p>{failure.text}</p>
      </Alert>
    )
  );
}
