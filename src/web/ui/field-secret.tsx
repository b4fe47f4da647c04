import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { Mask } from './field-mask.ts';
import { Field, type FieldFrame, MaskedInput, type TextInput } from './field.tsx';

type Props = {
  frame: FieldFrame;
  mask: Mask;
  input: TextInput;
  /** The current value, for the masked form that covers the field when it is not edited. */
  value: string;
  show: string;
  hide: string;
};

/** Not type=password, because browsers would offer to save the number as a password. */
export function SecretField({ frame, mask, input, value, show, hide }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame}>
      <span className={`field-secret${shown ? '' : ' field-secret-hidden'}`}>
        <MaskedInput frame={frame} mask={mask} input={{ ...input, autoComplete: 'off', spellCheck: false }} />
        {!shown && value !== '' && (
          <span className="field-veil" aria-hidden>
            {veil(value)}
          </span>
        )}
        <RevealButton of={frame.id} shown={shown} label={shown ? hide : show} onTurn={() => setShown(!shown)} />
      </span>
    </Field>
  );
}

type RevealProps = { of: string; shown: boolean; label: string; onTurn: () => void };

/** Shows or hides what is typed in a field. */
export const RevealButton = ({ of, shown, label, onTurn }: RevealProps) => (
  <button type="button" className="field-reveal" aria-label={label} aria-controls={of} onClick={onTurn}>
    {shown ? <EyeOff size={20} strokeWidth={1.75} aria-hidden /> : <Eye size={20} strokeWidth={1.75} aria-hidden />}
  </button>
);

/** Only a complete number shows its last four digits. */
const veil = (value: string): string => {
  const complete = value.replace(/\D/g, '').length === 9;
  const hidden = complete ? value.length - 4 : value.length;
  return value.slice(0, hidden).replace(/[^\s-]/g, '•') + value.slice(hidden);
};
