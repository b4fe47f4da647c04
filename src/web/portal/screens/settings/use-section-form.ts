import { createContext, useContext } from 'react';
import type { FormValues } from '#web/portal/hooks/form-values.ts';
import type { useForm } from '#web/portal/hooks/use-form.ts';

type SectionForm = Pick<ReturnType<typeof useForm<FormValues, unknown>>, 'values' | 'errors' | 'change' | 'idOf'>;
/** What the fields of a section share: its form, and its stored value. */
export type SectionFormState = SectionForm & { value: unknown };
export const SectionFormContext = createContext<SectionFormState>({
  value: {},
  values: {},
  errors: {},
  change: () => undefined,
  idOf: (name) => name,
});
export const useSectionForm = (): SectionFormState => useContext(SectionFormContext);

export const rowsAt = (values: FormValues, name: string): readonly Record<string, string>[] => {
  const rows = values[name];
  return typeof rows === 'object' ? rows.filter((row) => typeof row === 'object') : [];
};

/** Text, error and change of a field, or of one in a row, such as representatives.3.email. */
export function useSettingText(name: string) {
  const { values, errors, change, idOf } = useSectionForm();
  const [, list = '', n = '', part = ''] = /^(.+?)\.(\d+)\.(.+)$/.exec(name) ?? [];
  const rows = rowsAt(values, list);
  const row = rows[Number(n)];
  const own = row ? row[part] : values[name];
  return {
    id: idOf(name),
    error: errorAt(errors, name),
    text: {
      name,
      value: typeof own === 'string' ? own : '',
      onChange: ({ target: { value } }: { target: { value: string } }): void =>
        row
          ? change(
              list,
              rows.map((other) => (other === row ? { ...row, [part]: value } : other)),
            )
          : change(name, value),
    },
  };
}

/** Returns the field's error, or the first one of a line in it. */
export const errorAt = (errors: SectionForm['errors'], name: string): string | undefined =>
  errors[name] ?? Object.entries(errors).find(([path]) => /^\d+$/.test(restOf(path, name)))?.[1];
const restOf = (path: string, name: string): string => (path.startsWith(`${name}.`) ? path.slice(name.length + 1) : '');
