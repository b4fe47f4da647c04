import { ChevronDown } from 'lucide-react';
import type { Language } from '#contract/language.ts';
import { type UploadLinkAnswer, uploadLinkDefaults } from '#contract/upload-links.ts';
import { showDayOf } from '#contract/show-day.ts';
import { showMoment } from '#contract/show-moment.ts';
import { dialable } from '#web/ui/contact-href.ts';
import { PhoneLink } from '#web/site/phone-link.tsx';
import type { UploadWords } from './words.ts';

/** today, tomorrow, in 3 days: on the reader's calendar. */
function showDays(iso: string, lang: Language): string {
  const dayOf = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  const days = (dayOf(new Date(iso)) - dayOf(new Date())) / 86_400_000;
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(days, 'day');
}

/** The task first: how many documents, by which day. Whose application it is opens below it. */
export function LinkDetails({ words: { copy, lang }, link }: { words: UploadWords; link: UploadLinkAnswer }) {
  const { borrowerCompany, borrowerName, equipmentType } = link.dealInfo;
  const { details, task } = copy;
  const rows = [
    [details.company, borrowerCompany],
    [details.applicant, borrowerName],
    [details.equipment, copy.equipment[equipmentType] ?? equipmentType],
  ].filter(([, value]) => value !== '');
  const open = link.requested.filter(({ received }) => received === 0).length;
  const isDone = link.requested.length > 0 && open === 0;
  const isFull = link.remainingUploads === 0;
  const phone = link.salesperson?.phone ?? '';
  const end = new Date(link.expiresAt);
  const hour = new Intl.DateTimeFormat(`${lang}-US`, { hour: 'numeric', minute: '2-digit' }).format(end);
  const by = `${showDayOf(end, lang)}, ${hour}`;
  return (
    <>
      <div>
        <h1>{copy.title}</h1>
        {link.label !== uploadLinkDefaults.label && <p className="upload-label">{link.label}</p>}
        <p className="upload-by">{copy.requestedBy(link.requestedBy)}</p>
        {phone !== '' && <PhoneLink className="upload-call" phone={{ display: phone, dial: dialable(phone) }} />}
      </div>
      <section className="upload-plate">
        <h2>{isDone ? task.done : isFull ? task.full : open > 0 ? task.open(open, by) : task.any(by)}</h2>
        {link.requested.length > 1 && (
          <p className="upload-chain" aria-hidden>
            {link.requested.map(({ paper }, at) => (
              <span key={paper} data-done={at < link.requested.length - open ? '' : undefined} />
            ))}
          </p>
        )}
        <p className="upload-terms">
          {details.expiresIn(showDays(link.expiresAt, lang), showMoment(link.expiresAt, lang))}
          <br />
          {copy.remaining(link.remainingUploads)}
        </p>
        {rows.length > 0 && (
          <details className="upload-about">
            <summary>
              {details.title}
              <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
            </summary>
            <dl>
              {rows.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </section>
    </>
  );
}
