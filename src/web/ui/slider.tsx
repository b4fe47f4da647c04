type Props = {
  name: string;
  label: string;
  /** The value as people read it. */
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

/** A native range input on a track of our own. */
export const Slider = ({ label, text, value, min, max, onChange, ...input }: Props) => (
  <div className="slider">
    {/* Attributes, because the policy forbids style in the served HTML. */}
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
