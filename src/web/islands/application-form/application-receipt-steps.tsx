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
  sent: Pick<Sent, 'receivedAt' | 'timeZone' | 'statusUrl' | 'documents' | 'again'>;
  /** Masked; '' where none was given, null where it was not kept. */
  email: string | null;
};

/** The five steps after an application, and the way to its status page. */
export function ReceiptSteps({
  sent: { receivedAt, timeZone, statusUrl, documents: kinds, again },
  email,
}: StepsProps) {
  const { lang, brand } = useWords();
  const copy = copies[lang];
  const from = new Date(receivedAt);
  const answerAt = Number.isNaN(from.getTime()) ? null : promisedAnswer(from, brand.timeZone);
  // A receipt that is shown once more can be older than the promise.
  const [openedAt] = useState(() => new Date());
  const asked = requiredDocumentKinds.filter((one) => kinds?.includes(one));
  return (
    <div className="receipt-next">
      <h2>{copy.title}</h2>
      {answerAt !== null && answerAt > openedAt && <p>{copy.contactBy(showDayOf(answerAt, lang, timeZone))}</p>}
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
