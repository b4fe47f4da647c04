import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { inquiryPaths } from '#contract/inquiry-paths.ts';
import {
  callTimes,
  fieldsOfInquiry,
  type InquiryField,
  inquiryFields,
  type InquiryKind,
  isRequired,
  longestInquiry,
  refusalsOfInquiry,
} from '#contract/inquiry-fields.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { phoneMask } from '#web/ui/field-mask.ts';
import { SegmentedField } from '#web/ui/field-segments.tsx';
import { TextField, type TextInput } from '#web/ui/field.tsx';
import { typed } from '#web/ui/typed.ts';
import { Honeypot, NotSent, SentNote } from './parts.tsx';
import { useInquirySending } from './use-sending.ts';
import type { InquiryWords } from './words.ts';

const inputs: Record<InquiryField, TextInput> = {
  company: { autoComplete: 'organization' },
  name: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  machine: { autoComplete: 'off' },
  amount: { autoComplete: 'off' },
};
const thirds: readonly InquiryField[] = ['name', 'phone', 'email', 'amount'];
type Values = Record<InquiryField, string>;
const valuesOf = (form: HTMLFormElement): Values => {
  const data = new FormData(form);
  return Object.fromEntries(inquiryFields.map((name) => [name, typed(data, name)])) as Values;
};

/** A short form. Its fields are not controlled, so that what was typed before it starts stays. */
export function InquiryForm({ copy, lang, kinds, company, privacyHref }: InquiryWords) {
  const id = useId();
  const [kind, setKind] = useState<InquiryKind>(kinds[0]);
  const [callTime, setCallTime] = useState<(typeof callTimes)[number]>('any');
  /** The values typed into the fields of another kind. */
  const [kept, setKept] = useState<Partial<Values>>({});
  const { busy, errors, tries, failure, sent, refuse, correct, send, again } = useInquirySending(
    inquiryPaths.send,
    copy,
  );
  useEffect(() => {
    const chooseCall = (): void => {
      if (kinds.includes('callback') && window.location.hash === '#call-me-back') setKind('callback');
    };
    chooseCall();
    window.addEventListener('hashchange', chooseCall);
    return () => window.removeEventListener('hashchange', chooseCall);
  }, [kinds]);
  const words = copy.forms[kind];
  const shown = fieldsOfInquiry[kind];

  const keep = (values: Values): void =>
    setKept({ ...kept, ...Object.fromEntries(shown.map((name) => [name, values[name]])) });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const website = typed(new FormData(event.currentTarget), 'website');
    const refusals = refusalsOfInquiry(kind, values, copy.messages);
    if (Object.keys(refusals).length > 0) refuse(refusals);
    else void send({ kind, language: lang, ...values, callTime, website });
  };
  const choose = (form: HTMLFormElement | null, next: InquiryKind): void => {
    if (form) keep(valuesOf(form));
    setKind(next);
    for (const name of inquiryFields) correct(name);
  };

  if (sent !== undefined) return <SentNote title={words.done} text={sent} again={copy.another} onAgain={again} />;
  return (
    <form method="dialog" noValidate className="inquiry" onSubmit={submit}>
      {kinds.length > 1 && (
        <SegmentedField
          frame={{ id: `${id}-kind`, label: copy.kind }}
          options={kinds.map((value) => ({ value, label: copy.forms[value].heading }))}
          radio={{
            name: 'kind',
            value: kind,
            onChange: ({ target }) => choose(target.form, kinds.find((one) => one === target.value) ?? kinds[0]),
          }}
        />
      )}
      <ErrorSummary
        title={copy.errorSummary(Object.keys(errors).length)}
        tries={tries}
        errors={shown.flatMap((name) =>
          errors[name] === undefined ? [] : [{ id: `${id}-${name}`, text: errors[name] }],
        )}
      />
      <NotSent title={copy.failed} text={failure} />
      <div className="fields">
        {shown.map((name) => (
          <TextField
            key={name}
            frame={{
              id: `${id}-${name}`,
              label: copy.labels[name],
              optional: isRequired(kind, name) ? undefined : copy.optional,
              hint: name === 'machine' || name === 'amount' ? copy.hints[name] : undefined,
              error: errors[name],
              span: kind !== 'quote' ? 6 : thirds.includes(name) ? 2 : 4,
            }}
            mask={name === 'phone' ? phoneMask : undefined}
            input={{
              ...inputs[name],
              name,
              defaultValue: kept[name] ?? '',
              maxLength: longestInquiry[name],
              onChange: () => correct(name),
            }}
          />
        ))}
        {kind === 'callback' && (
          <SegmentedField
            frame={{ id: `${id}-time`, label: copy.callTime }}
            options={callTimes.map((value) => ({ value, label: copy.callTimes[value] }))}
            radio={{
              name: 'callTime',
              value: callTime,
              onChange: ({ target }) => setCallTime(callTimes.find((one) => one === target.value) ?? 'any'),
            }}
          />
        )}
      </div>
      <Honeypot />
      <p className="inquiry-consent">
        {copy.consent[kind](company)} <a href={privacyHref}>{copy.privacy}</a>
      </p>
      <button type="submit" className="button" aria-disabled={busy}>
        {busy ? copy.sending : words.send}
      </button>
    </form>
  );
}
