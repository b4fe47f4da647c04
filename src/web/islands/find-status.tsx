import { type SubmitEvent, useId } from 'react';
import { isEmail } from '#contract/email-address.ts';
import type { findStatus } from '#copy/en/find-status.ts';
import { TextField } from '#web/ui/field.tsx';
import { typed } from '#web/ui/typed.ts';
import { InquiryNoScript, NotSent, SentNote } from './inquiry/parts.tsx';
import { useInquirySending } from './inquiry/use-sending.ts';

/** The texts arrive with the page, so both languages share one script. */
type Props = {
  path: string;
  copy: (typeof findStatus)['form'];
  phone: { display: string; dial: string };
};

/** Asks for an email address. The answer is the same for every address. */
export function FindStatus({ path, copy, phone }: Props) {
  const id = useId();
  const words = { offline: copy.offline, fallback: copy.failed };
  const { busy, errors, failure, sent, refuse, correct, send, again } = useInquirySending(path, words);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = typed(new FormData(form), 'email').trim();
    if (isEmail(email)) return void send({ email });
    refuse({ email: copy.emailMissing });
    form.querySelector<HTMLInputElement>('[name=email]')?.focus();
  };

  if (sent !== undefined) return <SentNote title={copy.sentTitle} text={sent} again={copy.again} onAgain={again} />;
  return (
    <>
      <InquiryNoScript text={copy.noScript} phone={phone} />
      <form method="dialog" noValidate className="inquiry" onSubmit={submit}>
        <NotSent title={copy.failedTitle} text={failure} />
        <div className="estimate-row">
          <TextField
            frame={{ id: `${id}-email`, label: copy.email, error: errors['email'] }}
            input={{
              type: 'email',
              name: 'email',
              autoComplete: 'email',
              maxLength: 254,
              onChange: () => correct('email'),
            }}
          />
          <button type="submit" className="button" aria-disabled={busy}>
            {busy ? copy.sending : copy.send}
          </button>
        </div>
      </form>
    </>
  );
}
