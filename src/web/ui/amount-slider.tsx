import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { tidyTypedAmount, typedCents } from '#contract/typed-amount.ts';
import { AmountNote, type AmountWords, type Remark, remarkOn } from './amount-note.tsx';
import { Slider } from './slider.tsx';
import { typedNumber } from './typed-number.ts';

type Props = {
  words: {
    slider: (label: string) => string;
    range: (min: string, max: string) => string;
    /** After a value between two steps. */
    nearest: (value: string) => string;
  };
  name: string;
  label: string;
  /** Parsed as a typed amount, for a value in dollars. */
  amounts?: AmountWords;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The field accepts smaller steps than the slider. */
  fieldStep: number;
  show: (value: number) => string;
  /** The slider's announcement, if it is more than the value. */
  spoken?: string;
  marks: ReactNode[];
  /** Values to choose from, below the slider. */
  presets?: ReactNode;
  hint?: string | undefined;
  onChange: (value: number) => void;
};

/**
 * A slider with a text field for the same value. A typed amount with two readings, or with none, stays in the field
 * until it is changed, and the value stays unchanged.
 */
export function AmountSlider(props: Props) {
  const { words, name, label, amounts, value, min, max, step, show, spoken, marks, presets, hint } = props;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { text, isRefused, remark, type, leave, take, move } = useTypedValue(field, props);
  return (
    <div className={`amount-slider${isRefused ? ' field-refused' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        name={name}
        className="field-control amount-field num"
        type="text"
        inputMode={amounts ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-invalid={isRefused || undefined}
        aria-describedby={`${id}-note ${id}-range`}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
      />
      <AmountNote id={`${id}-note`} words={amounts} remark={remark} onTake={take} />
      <Slider
        name={`${name}-slider`}
        label={words.slider(label)}
        text={spoken ?? show(value)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={move}
      />
      <p className="amount-marks num" id={`${id}-range`}>
        <span className="sr-only">
          {words.range(show(min), show(max))} {hint}
        </span>
        {marks.map((mark, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- marks have a place and nothing else
          <span key={n} aria-hidden="true">
            {mark}
          </span>
        ))}
      </p>
      {presets}
    </div>
  );
}

/** Derives the field's text, state and message from the typed text and the value. */
function useTypedValue(
  field: RefObject<HTMLInputElement | null>,
  { words, amounts, value, min, max, fieldStep, show, onChange }: Props,
) {
  const [typing, setTyping] = useState<string | null>(null);
  /** A text without a value when the field was left. Dropped once the value changes elsewhere. */
  const [kept, setKept] = useState<{ text: string; value: number } | null>(null);
  const [said, setSaid] = useState<Remark>();
  const isKept = kept !== null && kept.value === value;

  const read = (text: string): number => (amounts ? typedCents(text, amounts.lang) / 100 : typedNumber(text));
  const isAllowed = (number: number): boolean => number >= min && number <= max;
  const change = (next: number, remark?: Remark): void => {
    setTyping(null);
    setKept(null);
    setSaid(remark);
    onChange(next);
  };
  const range: Remark = { text: words.range(show(min), show(max)) };
  const set = (number: number, text: string): void => {
    const next = Math.min(Math.max(Math.round(number / fieldStep) * fieldStep, min), max);
    if (!isAllowed(number)) change(next, range);
    else if (amounts && tidyTypedAmount(text) !== show(next)) change(next, { text: amounts.understood(show(next)) });
    else change(next, next === number ? undefined : { text: words.nearest(show(next)) });
  };
  const leaveWith = (text: string): void => {
    const number = read(text);
    if (!Number.isNaN(number)) return set(number, text);
    setTyping(null);
    if (!amounts || text.trim() === '') return setSaid(range);
    setKept({ text, value });
    setSaid(remarkOn(text, amounts) ?? { text: amounts.unreadable });
  };
  // The user may type before this script runs: the island reads the value, and text without a value stays here.
  useEffect(() => {
    const { value: text = '', defaultValue = '' } = field.current ?? {};
    if (amounts && text !== defaultValue && Number.isNaN(read(text))) leaveWith(text);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, when the field is hydrated
  }, []);

  const remarkLeft = kept && !isKept ? undefined : said;
  const remarkTyping = amounts && remarkOn(typing ?? '', amounts);
  return {
    text: typing ?? (isKept ? kept.text : show(value)),
    isRefused: typing === null && isKept,
    remark: typing === null ? remarkLeft : remarkTyping,
    type: (text: string): void => {
      setTyping(text);
      setKept(null);
      setSaid(undefined);
      const number = read(text);
      if (isAllowed(number) && number % fieldStep === 0) onChange(number);
    },
    leave: (): void => {
      if (typing !== null) leaveWith(typing);
    },
    take: (cents: number): void => {
      set(cents / 100, show(cents / 100));
      field.current?.focus();
    },
    move: (next: number): void => change(next),
  };
}
