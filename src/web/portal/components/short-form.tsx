import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { phoneMask } from '#web/ui/field-mask.ts';
import { RequestError } from '#web/client/request.ts';
import { failureWords } from '../failure-words.ts';
import { fieldsOf, type FormSchema, type FormValues } from '../hooks/form-values.ts';
import { type Form, useForm } from '../hooks/use-form.ts';
import './short-form.css';

type Words<N extends string> = Record<N | 'heading' | 'note' | 'submit' | 'submitting' | 'failed', string>;
type Props<N extends string, Out> = {
  /** The front of the fields' ids. */
  id: string;
  words: Words<N> & { optional?: string };
  names: readonly N[];
  /** The first values of some of them. */
  initial?: Partial<Record<N, string>> | undefined;
  /** A button of the screen opened it, so it has a heading and a way to close instead of folding. */
  opened?: { cancel: string; onClose: () => void };
  /** The number of columns, out of 6. */
  span: 2 | 3;
  schema: FormSchema<Out>;
  /** More fields below the others, and their first values. */
  more?: { initial: FormValues; fields: (form: Form) => ReactNode };
  /** A dialog asks for a confirmation: nothing is sent yet. */
  asks?: boolean;
  /** 'kept' keeps what was typed. */
  send: (given: Out) => Promise<unknown>;
  /** Runs once it was accepted. */
  sent: (given: Out) => Promise<void>;
};

/** A form of a few fields that folds away. It keeps what was typed when it is refused and is empty when it is accepted. */
export function ShortForm<N extends string, Out>(props: Props<N, Out>) {
  const { id, words, names, initial, span, schema, more, asks = false, opened, send, sent } = props;
  const start: FormValues = {
    ...Object.fromEntries(names.map((name) => [name, initial?.[name] ?? ''])),
    ...more?.initial,
  };
  const form = useForm<FormValues, Out>({
    id,
    initial: start,
    schema,
    failed: (error) => toastOf(words.failed, start, error),
    send: async (given) => {
      if ((await send(given)) === 'kept') return 'kept';
      await sent(given);
      return undefined;
    },
  });
  const fields = (
    <form {...form.form}>
      {opened && <h2>{words.heading}</h2>}
      <p>{words.note}</p>
      {names.map((name) => (
        <TextField
          key={name}
          {...form.text(
            name,
            { label: words[name], optional: name === 'phone' ? words.optional : undefined, span },
            { maxLength: 200, type: name === 'email' ? 'email' : 'text' },
          )}
          mask={name === 'phone' ? phoneMask : undefined}
        />
      ))}
      {more?.fields(form)}
      <div className="short-form-actions">
        <Button type="submit" busy={form.busy && !asks && words.submitting}>
          {words.submit}
        </Button>
        {opened && (
          <Button variant="outline" onClick={opened.onClose}>
            {opened.cancel}
          </Button>
        )}
      </div>
    </form>
  );
  return opened ? (
    <section id={`${id}-form`} className="panel short-form" aria-label={words.heading}>
      {fields}
    </section>
  ) : (
    <details className="panel short-form">
      <summary>{words.heading}</summary>
      {fields}
    </details>
  );
}

/** Returns no toast for a refusal that the fields show: by the schema, or by the server for a field of the form. */
function toastOf(title: string, values: FormValues, error: Error | undefined) {
  const refused = error instanceof RequestError ? Object.keys(fieldsOf(error.fields, values)) : [];
  const isShown = error === undefined || refused.some((name) => name in values);
  return isShown ? undefined : { title, description: failureWords(error) };
}
