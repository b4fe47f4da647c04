import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { RequestError } from '#web/client/request.ts';
import type { FieldFrame, TextInput } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import type { ToastContent } from '#web/ui/toast-store.ts';
import { failureWords } from '../failure-words.ts';
import {
  type FieldErrors,
  errorsAfter,
  errorsOf,
  fieldsOf,
  type FormSchema,
  type FormValues,
  namesOf,
} from './form-values.ts';
import { type FormDraft, useFormDraft } from './use-form-draft.ts';

type Frame = Omit<FieldFrame, 'id' | 'error'>;
type Options<V extends FormValues, Out> = {
  /** The front of the fields' ids. */
  id: string;
  /** In the order of the screen. */
  initial: V;
  /** The contract's schema of what is sent. */
  schema: FormSchema<Out>;
  /** Sends what the schema read. A refusal of the server appears at its fields. 'kept' keeps what was typed. */
  send: (given: Out, typed: V) => Promise<unknown>;
  /**
   * The title of the toast after a refusal, or the whole toast for the server's error (undefined: for the schema). Without
   * it, the screen shows `failure`.
   */
  failed?: string | ((error?: Error) => ToastContent | undefined);
  /** Keeps these fields on the device until they are sent. Never name a password or a personal number. */
  draft?: FormDraft<V>;
};

/**
 * The state of one form. The schema checks it when it is sent; an error disappears once its field is corrected. A refused
 * form moves the focus to its error summary, or to the first refused field.
 */
export function useForm<V extends FormValues, Out>({ id, initial, schema, send, failed, draft }: Options<V, Out>) {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Error>();
  const [refused, setRefused] = useState<{ tries: number; error?: Error }>({ tries: 0 });
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const kept = useFormDraft(draft, start, values, setValues);

  useEffect(() => {
    if (refused.tries === 0) return;
    const hasSummary = element.current?.querySelector('.error-summary') !== null;
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!first) setFailure(refused.error);
    // A group of choices takes no focus: its first choice does.
    if (!hasSummary) (first instanceof HTMLFieldSetElement ? first.querySelector('input') : first)?.focus();
  }, [refused]);

  const refuse = (found: FieldErrors, error?: Error): void => {
    setErrors(found);
    setRefused(({ tries }) => ({ tries: tries + 1, ...(error && { error }) }));
  };
  const report = (why = '', error?: Error): void => {
    const content = typeof failed === 'string' ? { title: failed, description: why } : failed?.(error);
    if (content) toast({ ...content, destructive: true });
  };
  const change = (name: keyof V & string, value: FormValues[string]): void => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (Object.keys(errors).length > 0) setErrors(errorsAfter(name, errors, errorsOf(schema, next)));
  };
  const clear = (): void => {
    kept.clear();
    setErrors({});
    setFailure(undefined);
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    setFailure(undefined);
    const read = schema.safeParse(values);
    if (!read.success) {
      const found = errorsOf(schema, values);
      refuse(found);
      return report(namesOf(start).flatMap((name) => found[name] ?? [])[0]);
    }
    setErrors({});
    setBusy(true);
    try {
      if ((await send(read.data, values)) === 'kept') return;
      clear();
      // What was typed since then stays.
      setValues((now) => (now === values ? start : now));
    } catch (error) {
      refuse(error instanceof RequestError ? fieldsOf(error.fields, values) : {}, error as Error);
      report(failureWords(error as Error), error as Error);
    } finally {
      setBusy(false);
    }
  };

  const idOf = (name: string): string => `${id}-${name}`;
  const frameOf = (name: string, frame: Frame): FieldFrame => ({ ...frame, id: idOf(name), error: errors[name] });
  const bind = (name: keyof V & string) => ({
    name,
    value: textOf(values[name]),
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  return {
    values,
    errors,
    /** Why the server refused, when no field shows it. Until the next try. */
    failure: failure && failureWords(failure),
    error: failure,
    busy,
    dirty: namesOf(start).some((name) => values[name] !== start[name]),
    restoredAt: kept.restoredAt,
    /** Starts over, from other values than before if they are given. */
    reset: (to = start): void => {
      clear();
      setStart(to);
      setValues(to);
    },
    submit,
    change,
    idOf,
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
        event.preventDefault();
        void submit();
      },
    },
    /** For ErrorSummary: the refused fields in the order of the screen. */
    summary: {
      tries: refused.tries,
      errors: namesOf(start).flatMap((name) => {
        const text = errors[name];
        return text === undefined ? [] : [{ id: idOf(name), text }];
      }),
    },
    text: (name: keyof V & string, frame: Frame, input: TextInput = {}) => ({
      frame: frameOf(name, frame),
      input: { autoComplete: 'off', ...input, ...bind(name) },
    }),
    area: (name: keyof V & string, frame: Frame) => ({ frame: frameOf(name, frame), area: bind(name) }),
    select: (name: keyof V & string, frame: Frame) => ({ frame: frameOf(name, frame), select: bind(name) }),
    radio: (name: keyof V & string, frame: Frame) => ({ frame: frameOf(name, frame), radio: bind(name) }),
    /** One of several boxes with a common name. */
    box: (name: keyof V & string, value: string) => {
      const chosen = listOf(values[name]);
      return {
        name,
        value,
        checked: chosen.includes(value),
        'aria-invalid': errors[name] !== undefined,
        onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => {
          const others = chosen.filter((one) => one !== value);
          change(name, target.checked ? [...others, value] : others);
        },
      };
    },
  };
}

/** The members of a form that its parts need. */
export type Form = Pick<
  ReturnType<typeof useForm<FormValues, unknown>>,
  'text' | 'area' | 'select' | 'radio' | 'box' | 'errors'
>;

const textOf = (value: FormValues[string] | undefined): string => (typeof value === 'string' ? value : '');
const listOf = (value: FormValues[string] | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
