import { type ReactNode, useId, useState } from 'react';
import { Slider } from './slider.tsx';
import { typedNumber } from './typed-number.ts';

type Props = {
  words: { slider: (label: string) => string; range: (min: string, max: string) => string };
  name: string;
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The field takes finer figures than the slider's steps. */
  fieldStep: number;
  show: (value: number) => string;
  /** What the slider says of its value, where that is more than the value. */
  spoken?: string;
  /** Under the track, from left to right. */
  marks: ReactNode[];
  hint?: string | undefined;
  onChange: (value: number) => void;
};

/** A slider, and a field for those who type; both say the same at every moment. */
export function AmountSlider({
  words,
  name,
  label,
  value,
  min,
  max,
  step,
  fieldStep,
  show,
  spoken,
  marks,
  hint,
  onChange,
}: Props) {
  const [typing, setTyping] = useState<string | null>(null);
  const [outside, setOutside] = useState(false);
  const id = useId();
  const allowed = (text: string): boolean => {
    const number = typedNumber(text);
    return number >= min && number <= max && number % fieldStep === 0;
  };
  const finish = (): void => {
    const number = typedNumber(typing);
    if (typing !== null) setOutside(!(number >= min && number <= max));
    if (!Number.isNaN(number)) onChange(Math.min(Math.max(Math.round(number / fieldStep) * fieldStep, min), max));
    setTyping(null);
  };
  return (
    <div className="amount-slider">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        className="field-control amount-field num"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-range`}
        value={typing ?? show(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => {
          setTyping(currentTarget.value);
          setOutside(false);
          if (allowed(currentTarget.value)) onChange(typedNumber(currentTarget.value));
        }}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
        }}
      />
      <p className="amount-outside" role="status">
        {outside && words.range(show(min), show(max))}
      </p>
      <Slider
        name={`${name}-slider`}
        label={words.slider(label)}
        text={spoken ?? show(value)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(moved) => {
          setTyping(null);
          setOutside(false);
          onChange(moved);
        }}
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
    </div>
  );
}
