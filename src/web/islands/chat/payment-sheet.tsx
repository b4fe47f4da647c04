import { AnswerText } from './answer-text.tsx';
import { isPayment, type SheetContent } from './sheet.ts';
import type { ChatCopy } from './words.ts';

type Props = {
  sheet: SheetContent;
  copy: ChatCopy;
  busy: boolean;
  onFollow: () => void;
  onRevise: (question: string) => void;
};

/** A payment with its terms. A term that is changed here brings the payment for it. */
export const PaymentSheet = ({ sheet: { lines, applyHref }, copy, busy, onFollow, onRevise }: Props) => (
  <div className="chat-message chat-answer chat-sheet" aria-busy={busy}>
    <span className="sr-only">{copy.assistant} </span>
    {lines.map((line, at) =>
      typeof line === 'string' ? (
        // The lines have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at} className={isPayment(line, copy.sheet) ? 'chat-payment' : undefined}>
          <AnswerText text={line} onFollow={onFollow} />
        </p>
      ) : (
        <label key={line.name}>
          {line.name}:{' '}
          <select
            className="chat-choice"
            value={line.choice.chosen}
            disabled={busy}
            onChange={({ target }) => {
              const option = line.choice.options.find(({ value }) => value === target.value);
              if (option) onRevise(option.ask);
            }}
          >
            {line.choice.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ),
    )}
    {busy && (
      <p className="chat-waiting" role="status">
        {copy.sheet.updating}
      </p>
    )}
    <a className="button button-dense" href={applyHref} onClick={onFollow}>
      {copy.sheet.apply}
    </a>
  </div>
);
