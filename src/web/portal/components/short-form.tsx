import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { RequestError } from '#web/client/request.ts';
import { TextField } from '#web/ui/field.tsx';
import { phoneMask } from '#web/ui/field-mask.ts';
import { toast } from '#web/ui/toast.ts';
import { typed } from '#web/ui/typed.ts';
import { failureWords } from '../failure-words.ts';
import './short-form.css';

type Words<N extends string> = Record<N | 'heading' | 'note' | 'submit' | 'submitting' | 'failed', string>;
type Props<N extends string> = {
  /** The front of the fields' ids. */
  id: string;
  words: Words<N> & { optional?: string };
  names: readonly N[];
  /** Of the six columns. */
  span: 2 | 3;
  /** More fields below the others. */
  fields?: (faults: Record<string, string>) => ReactNode;
  /** A dialog asks for a confirmation: nothing is sent yet. */
  asks?: boolean;
  /** 'canceled' keeps what was typed. */
  send: (values: Record<N, string>, data: FormData) => Promise<unknown>;
  /** Once it was taken and the fields are empty again. */
  sent: (values: Record<N, string>) => Promise<void>;
};

/** A form of a few fields that folds away. What was typed stays where it is refused, and goes where it is taken. */
export function ShortForm<N extends string>({ id, words, names, span, fields, asks = false, send, sent }: Props<N>) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!form.current || busy) return;
    const data = new FormData(form.current);
    setBusy(true);
    setFaults({});
    try {
      const values = Object.fromEntries(names.map((name) => [name, typed(data, name).trim()])) as Record<N, string>;
      if ((await send(values, data)) === 'canceled') return;
      form.current.reset();
      await sent(values);
    } catch (error) {
      if (error instanceof RequestError) setFaults(error.fields);
      toast({ title: words.failed, description: failureWords(error as Error), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <details className="panel short-form">
      <summary>{words.heading}</summary>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{words.note}</p>
        {names.map((name) => (
          <TextField
            key={name}
            frame={{
              id: `${id}-${name}`,
              label: words[name],
              optional: name === 'phone' ? words.optional : undefined,
              error: faults[name],
              span,
            }}
            mask={name === 'phone' ? phoneMask : undefined}
            input={{ name, autoComplete: 'off', maxLength: 200, type: name === 'email' ? 'email' : 'text' }}
          />
        ))}
        {fields?.(faults)}
        <button type="submit" className="button" aria-disabled={busy}>
          {busy && !asks ? words.submitting : words.submit}
        </button>
      </form>
    </details>
  );
}
