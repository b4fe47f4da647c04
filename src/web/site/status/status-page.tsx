import { CircleAlert, CircleCheck, Download, Mail, Phone } from 'lucide-react';
import type { Language } from '#contract/language.ts';
import { showDay, showDayOf } from '#contract/show-day.ts';
import { statusPages, type StatusContent, type StatusReply, type StatusView } from '#contract/status-page.ts';
import { statusPage as en } from '#copy/en/status-page.ts';
import { statusPage as es } from '#copy/es/status-page.ts';
import type { ViewProps } from '#web/shell/site.ts';
import { addresses } from '#web/addresses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { AskedDocuments } from './asked-documents.tsx';
import { StatusSteps } from './status-steps.tsx';

const copies = { en, es };
type Words = typeof en;
type Open = Extract<StatusView, { state: 'open' }>;

/** Shows the status of an application to the applicant. It works without JavaScript, except for sending files. */
export function StatusPage({ site, lang, status = { state: 'unknown' } }: ViewProps) {
  const copy = copies[lang];
  if (status.state !== 'open') return <Refused status={status} site={site} lang={lang} />;
  const { content, token, reply } = status;
  const action = `${statusPages[lang]}/${token}`;
  return (
    <div className="status">
      <Plate content={content} lang={lang} />
      {reply !== null && !asksForCode(reply) && <Reply reply={reply} copy={copy} />}
      <StatusSteps content={content} lang={lang} />
      <AskedDocuments content={content} lang={lang} token={token} phone={site.brand.phones.main} />
      {content.reminders !== 'none' && <Reminders state={content.reminders} copy={copy} action={action} />}
      <SignedCopy copy={copy} status={status} action={action} />
      <section className="status-card status-contact">
        <h2>{copy.contact.title}</h2>
        <p>{copy.contact.text(content.reference)}</p>
        <a
          className="button button-outline"
          href={`tel:${site.brand.phones.main.dial}`}
          data-phone={site.brand.phones.main.display}
        >
          <Icon of={Phone} size="m" /> {site.brand.phones.main.display}
        </a>
        <p className="status-note">{site.hours[lang]}</p>
      </section>
      <p className="status-note">{copy.saved(content.email)}</p>
    </div>
  );
}

/** The field for the code follows these replies, so they appear next to it. */
const asksForCode = (reply: StatusReply | null): boolean => reply === 'code-sent' || reply === 'code-wrong';

const Reply = ({ reply, copy }: { reply: StatusReply; copy: Words }) => (
  <p className="status-reply" role="status">
    <Icon of={reply === 'code-wrong' || reply === 'wait' ? CircleAlert : CircleCheck} size="m" />
    {copy.replies[reply]}
  </p>
);

function Plate({ content, lang }: { content: StatusContent; lang: Language }) {
  const { phase, hearBy, respondBy, documents, timeZone } = content;
  const { title, text } = copies[lang].phases[phase];
  const about = {
    ...content,
    hearBy: hearBy === null ? '' : showDayOf(new Date(hearBy), lang, timeZone),
    respondBy: respondBy === null ? '' : showDay(respondBy, lang),
    missing: documents.filter(({ state }) => state === 'missing').length,
  };
  return (
    <header className="status-plate">
      <h1>{title(about)}</h1>
      <p>{text(about)}</p>
    </header>
  );
}

function Refused({ status, site, lang }: { status: Exclude<StatusView, Open> } & Pick<ViewProps, 'site' | 'lang'>) {
  const { states, find } = copies[lang];
  const text = status.state === 'limited' ? states.limited.text(status.wait) : states[status.state].text;
  return (
    <div className="status">
      <header className="status-plate">
        <h1>{states[status.state].title}</h1>
        <p>{text}</p>
      </header>
      {status.state !== 'limited' && (
        <a className="button button-outline" href={addresses.findStatus[lang]}>
          {find}
        </a>
      )}
      <p className="status-note">
        <PhoneLink phone={site.brand.phones.main} />
      </p>
      <p className="status-note">{site.hours[lang]}</p>
    </div>
  );
}

function Reminders({ state, copy, action }: { state: 'on' | 'off'; copy: Words; action: string }) {
  if (state === 'off') return <p className="status-note">{copy.reminders.off}</p>;
  return (
    <form className="status-reminders" method="post" action={action}>
      <p className="status-note">{copy.reminders.text}</p>
      <button type="submit" className="button button-quiet" name="act" value="reminders">
        {copy.reminders.stop}
      </button>
    </form>
  );
}

function SignedCopy({ copy: words, status, action }: { copy: Words; status: Open; action: string }) {
  const { copy } = words;
  const { email } = status.content;
  return (
    <section className="status-card status-copy">
      <h2>{copy.title}</h2>
      <form method="post" action={action}>
        <button type="submit" className="button button-outline" name="act" value="masked">
          <Icon of={Download} size="m" /> {copy.masked}
        </button>
        <p className="status-note">{copy.maskedNote}</p>
      </form>
      {email === '' && <p className="status-note">{copy.call}</p>}
      {email !== '' && status.reply !== null && asksForCode(status.reply) && (
        <form method="post" action={action}>
          <Reply reply={status.reply} copy={words} />
          <p>{copy.codeNote(email)}</p>
          <label className="status-code">
            <span>{copy.codeLabel}</span>
            <input
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9 ]{6,8}"
              maxLength={8}
              required
            />
          </label>
          <button type="submit" className="button" name="act" value="complete">
            <Icon of={Download} size="m" /> {copy.complete}
          </button>
          <p className="status-note">{copy.completeNote}</p>
        </form>
      )}
      {email !== '' && (
        <form method="post" action={action}>
          <p className="status-note">{copy.codeLead}</p>
          <button type="submit" className="button button-outline" name="act" value="code">
            <Icon of={Mail} size="m" /> {copy.code}
          </button>
        </form>
      )}
    </section>
  );
}
