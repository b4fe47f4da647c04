import { type SubmitEvent, useState } from 'react';
import { isCode, plainCode } from '#contract/signed-copy.ts';
import { TextField } from '#web/ui/field.tsx';
import { typed } from '#web/ui/typed.ts';
import type { VerifyWords } from './words.ts';

export function CodeForm({
  copy,
  code,
  onCheck,
}: {
  copy: VerifyWords['copy'];
  code: string;
  onCheck: (code: string) => void;
}) {
  const [failure, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = typed(new FormData(event.currentTarget), 'code');
    const whole = isCode(plainCode(given));
    setError(whole ? undefined : copy.codeShort);
    if (whole) onCheck(given);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form className="verify-panel" noValidate onSubmit={submit}>
      <TextField
        frame={{ id: 'verify-code', label: copy.code, hint: copy.codeHint, error: failure }}
        input={{
          name: 'code',
          defaultValue: code,
          className: 'verify-code',
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          maxLength: 60,
        }}
      />
      <button type="submit" className="button">
        {copy.check}
      </button>
    </form>
  );
}
