type Props = {
  name: string;
  label: string;
  /** The value as shown. */
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

/** A native range input on a custom track. */
export const Slider = ({ label, text, value, min, max, onChange, ...input }: Props) => (
  <div className="slider">
    {/* Attributes instead of style, which the policy forbids in served HTML. */}
    <svg aria-hidden="true" focusable="false">
      <rect className="slider-rail" width="100%" height="100%" rx="2" />
      <rect
        className="slider-fill"
        width={`${String(((value - min) / Math.max(max - min, 1)) * 100)}%`}
        height="100%"
        rx="2"
      />
    </svg>
    <input
      {...input}
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={min}
      max={max}
      value={value}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  </div>
);
