import { type ReactNode, useId, useState } from 'react';
import { typedNumber } from './state.ts';
import { useCalculator } from './words.ts';

type Props = {
  name: string;
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The field takes finer figures than the slider's steps. */
  fieldStep: number;
  show: (value: number) => string;
  /** Under the track, from left to right. */
  marks: ReactNode[];
  hint?: string | undefined;
  onChange: (value: number) => void;
};

/** A slider, and a field for those who type; both say the same at every moment. */
export function AmountSlider({ name, label, value, min, max, step, fieldStep, show, marks, hint, onChange }: Props) {
  const { copy } = useCalculator();
  const [typing, setTyping] = useState<string | null>(null);
  const id = useId();
  const allowed = (text: string): boolean => {
    const number = typedNumber(text);
    return number >= min && number <= max && number % fieldStep === 0;
  };
  const finish = (): void => {
    const number = typedNumber(typing);
    if (!Number.isNaN(number)) onChange(Math.min(Math.max(Math.round(number / fieldStep) * fieldStep, min), max));
    setTyping(null);
  };
  const share = `${String(((value - min) / Math.max(max - min, 1)) * 100)}%`;
  return (
    <div className="calc-slider">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        className="field-control calc-field num"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-range`}
        value={typing ?? show(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => {
          setTyping(currentTarget.value);
          if (allowed(currentTarget.value)) onChange(typedNumber(currentTarget.value));
        }}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
        }}
      />
      <div className="calc-track">
        {/* Attributes, because the policy forbids style in the served HTML. */}
        <svg aria-hidden="true" focusable="false">
          <rect className="calc-rail" width="100%" height="100%" rx="2" />
          <rect className="calc-fill" width={share} height="100%" rx="2" />
        </svg>
        <input
          type="range"
          name={`${name}-slider`}
          aria-label={copy.slider(label)}
          aria-valuetext={show(value)}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={({ currentTarget }) => {
            setTyping(null);
            onChange(Number(currentTarget.value));
          }}
        />
      </div>
      <p className="calc-marks num" id={`${id}-range`}>
        <span className="sr-only">
          {copy.range(show(min), show(max))} {hint}
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
