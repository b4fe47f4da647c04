import type { ComponentPropsWithRef } from 'react';
import { describedBy, fieldClass, type FieldFrame, FieldLabelText, FieldNotes } from './field.tsx';

type Props = {
  frame: FieldFrame;
  options: readonly { value: string; label: string }[];
  radio: Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'checked' | 'value'> & { value: string };
};

/** Four or fewer short choices as boxes side by side. Native radio buttons, so arrow keys and forms work as usual. */
export const SegmentedField = ({ frame, options, radio }: Props) => (
  <fieldset className={fieldClass(frame)} {...describedBy(frame)}>
    <legend className="field-label">
      <FieldLabelText {...frame} />
    </legend>
    <div className={`field-segments field-segments-${String(options.length)}`}>
      {options.map(({ value, label }, index) => (
        <label key={value} className="field-segment">
          <input
            {...radio}
            type="radio"
            value={value}
            checked={value === radio.value}
            // The error summary links to the first choice.
            id={index === 0 ? frame.id : `${frame.id}-${value}`}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
    <FieldNotes {...frame} />
  </fieldset>
);
