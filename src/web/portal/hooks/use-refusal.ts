import { useEffect, useState } from 'react';
import { RequestError } from '#web/client/request.ts';
import { failureWords } from '../failure-words.ts';

type Refused = { error: Error; form: HTMLFormElement; faults: Record<string, string> };
const NONE: Refused['faults'] = {};

/**
 * The server's refusal of a form, shown at its fields, the first of which gets the focus. A refusal of no field is shown
 * for the whole form. `rename` maps the server's names to the form's.
 */
export function useRefusal(rename: (name: string) => string = (name) => name) {
  const [refused, setRefused] = useState<Refused>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (refused === undefined) return;
    const at = refused.form.querySelector<HTMLElement>('[aria-invalid]');
    if (at === null) setFailure(failureWords(refused.error));
    // A group of choices takes no focus itself: its first choice does.
    (at instanceof HTMLFieldSetElement ? at.querySelector('input') : at)?.focus();
  }, [refused]);
  return {
    faults: refused?.faults ?? NONE,
    failure,
    clear: (): void => {
      setRefused(undefined);
      setFailure(undefined);
    },
    show: (error: Error, form: HTMLFormElement): void => {
      const fields = error instanceof RequestError ? Object.entries(error.fields) : [];
      setRefused({ error, form, faults: Object.fromEntries(fields.map(([name, said]) => [rename(name), said])) });
    },
  };
}
