import { type Ref, useId, useState } from 'react';
import type { NoticePreview } from '#contract/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { SegmentedField } from '#web/ui/field-segments.tsx';
import { showDate } from '#web/portal/instants.ts';
import './notice-letter.css';

const { notice: words } = desk;
export type LetterContent = Pick<NoticePreview, 'subject' | 'text' | 'english' | 'to'>;
type Props = { notice: LetterContent; ref?: Ref<HTMLDivElement> };

/** A notice as the letter that it will be. For one in Spanish, a switch shows what it says in English. */
export function NoticeLetter({ notice: { to, subject, text, english }, ref }: Props) {
  const id = useId();
  const [shown, setShown] = useState('sent');
  const [today] = useState(() => showDate(new Date().toISOString()));
  const isReference = english !== null && shown === 'english';
  const languages = [
    { value: 'sent', label: words.spanish },
    { value: 'english', label: words.english },
  ];
  return (
    <div className="notice">
      {english !== null && (
        <SegmentedField
          frame={{ id, label: words.languages }}
          options={languages}
          radio={{ name: `${id}-language`, value: shown, onChange: ({ target }) => setShown(target.value) }}
        />
      )}
      <div ref={ref} tabIndex={-1} role="region" aria-label={subject} className="notice-sheet">
        <Sheet
          lang={english === null ? 'en' : 'es'}
          corner={today}
          to={to}
          subject={subject}
          text={text}
          hidden={isReference}
        />
        {isReference && <Sheet lang="en" corner={words.english} to={null} {...english} isReference />}
      </div>
    </div>
  );
}

type SheetProps = {
  lang: 'en' | 'es';
  /** At the right of the head: the date, or what the sheet is. */
  corner: string;
  to: string | null;
  subject: string;
  text: string;
  hidden?: boolean;
  isReference?: boolean;
};

const Sheet = ({ lang, corner, to, subject, text, hidden = false, isReference = false }: SheetProps) => (
  <article className={isReference ? 'letter letter-reference' : 'letter'} lang={lang} hidden={hidden}>
    <header className="letter-head">
      <strong>{portalBrand.company}</strong>
      <span lang="en">{corner}</span>
    </header>
    {to !== null && (
      <p className="letter-to" lang="en">
        {words.to(to)}
      </p>
    )}
    <h3>{subject}</h3>
    <p className="letter-text">{text}</p>
  </article>
);
