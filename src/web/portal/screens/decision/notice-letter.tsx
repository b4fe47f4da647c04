import { type Ref, useId, useState } from 'react';
import type { NoticePreview } from '#contract/decisions.ts';
import { showLetterDay } from '#contract/show-day.ts';
import { decisions as en } from '#copy/en/decisions.ts';
import { decisions as es } from '#copy/es/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { portalBrand } from '#web/portal/portal-brand.ts';
import { SegmentedField } from '#web/ui/field-segments.tsx';
import { letterParts } from './letter-parts.ts';
import './notice-letter.css';

const { notice: words } = desk;
export type LetterContent = Pick<NoticePreview, 'subject' | 'text' | 'english' | 'to'>;
type Props = { notice: LetterContent; ref?: Ref<HTMLDivElement> };

/** A notice as the letter that it will be. For one in Spanish, a switch shows what it says in English. */
export function NoticeLetter({ notice: { to, subject, text, english }, ref }: Props) {
  const id = useId();
  const [shown, setShown] = useState('sent');
  const [today] = useState(() => new Date());
  const lang = english === null ? 'en' : 'es';
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
          lang={lang}
          day={showLetterDay(today, lang)}
          to={to}
          subject={subject}
          text={text}
          hidden={isReference}
        />
        {isReference && (
          <Sheet lang="en" day={showLetterDay(today, 'en')} note={words.english} to={to} {...english} isReference />
        )}
      </div>
    </div>
  );
}

type SheetProps = {
  lang: 'en' | 'es';
  day: string;
  /** What the sheet is, at the right of the head. */
  note?: string;
  to: string | null;
  subject: string;
  text: string;
  hidden?: boolean;
  isReference?: boolean;
};

const headWords = { en, es };

function Sheet({ lang, day, note, to, subject, text, hidden = false, isReference = false }: SheetProps) {
  const { heading, body, foot } = letterParts(text);
  return (
    <article className={isReference ? 'letter letter-reference' : 'letter'} lang={lang} hidden={hidden}>
      <header className="letter-head">
        <strong>{portalBrand.company}</strong>
        {note !== undefined && <span>{note}</span>}
      </header>
      <p className="letter-day">{day}</p>
      {to !== null && (
        <p className="letter-to">
          {headWords[lang].to}
          <span>{to}</span>
        </p>
      )}
      <p className="letter-to">
        {headWords[lang].subject}
        <span>{subject}</span>
      </p>
      <h3>{heading}</h3>
      <p className="letter-text">{body}</p>
      {foot !== '' && <p className="letter-text letter-foot">{foot}</p>}
    </article>
  );
}
