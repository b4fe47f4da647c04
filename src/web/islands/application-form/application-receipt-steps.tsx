import { useState } from 'react';
import { promisedAnswer } from '#contract/promised-answer.ts';
import { requiredDocumentKinds } from '#contract/required-documents.ts';
import { showDayOf } from '#contract/show-day.ts';
import { receiptSteps as en } from '#copy/en/receipt-steps.ts';
import { requiredDocuments as documentsEn } from '#copy/en/required-documents.ts';
import { receiptSteps as es } from '#copy/es/receipt-steps.ts';
import { requiredDocuments as documentsEs } from '#copy/es/required-documents.ts';
import { addresses } from '#web/addresses.ts';
import type { Sent } from './use-submit.ts';
import { useWords } from './words.ts';

const copies = { en, es };

const documents = { en: documentsEn, es: documentsEs };

export type StepsProps = {
  sent: Pick<Sent, 'statusUrl' | 'documents' | 'again'>;
  /** Masked; '' where none was given, null where it was not kept. */
  email: string | null;
};

export type LeadProps = {
  receivedAt: string;
  timeZone: string | undefined;
  lead: string;
};

/** Under the heading: by when the lender gets in touch. A receipt that is shown once more can be older than that. */
export function ReceiptLead({ receivedAt, timeZone, lead }: LeadProps) {
  const { lang, brand } = useWords();
  const [openedAt] = useState(() => new Date());
  const from = new Date(receivedAt);
  const answerAt = Number.isNaN(from.getTime()) ? null : promisedAnswer(from, brand.timeZone);
  if (answerAt === null || answerAt <= openedAt) return lead;
  return `${lead} ${copies[lang].contactBy(showDayOf(answerAt, lang, timeZone))}`;
}

/** The five steps after an application, and the way to its status page. */
export function ReceiptSteps({ sent: { statusUrl, documents: kinds, again }, email }: StepsProps) {
  const { lang } = useWords();
  const copy = copies[lang];
  const asked = requiredDocumentKinds.filter((one) => kinds?.includes(one));
  return (
    <div className="receipt-next">
      <h2>{copy.title}</h2>
      {asked.length > 0 && <p>{copy.decision(asked.length)}</p>}
      <ol className="receipt-steps">
        {copy.steps.map(({ name, time }, index) => (
          <li key={name} data-state={index === 0 ? 'done' : index === 1 ? 'now' : 'open'}>
            <span>
              <b>{index === 1 && asked.length > 0 ? copy.send(asked.length) : name}</b>
              {index === 1 && asked.map((one) => <small key={one}>{documents[lang][one].name}</small>)}
            </span>
            <span>{time}</span>
          </li>
        ))}
      </ol>
      {statusUrl === undefined && again && <p>{copy.again}</p>}
      {statusUrl !== undefined && (
        <>
          <a className="button apply-submit" href={new URL(statusUrl).pathname}>
            {copy.open}
          </a>
          <p>{savedWords(copy, email)}</p>
        </>
      )}
      {email !== '' && (
        <p>
          {copy.lost} <a href={addresses.findStatus[lang]}>{copy.find}</a>
        </p>
      )}
    </div>
  );
}

function savedWords({ saved, noEmail, savedEmail }: typeof en, email: string | null): string {
  if (email === null) return saved;
  return email === '' ? noEmail : savedEmail(email);
}
