/** Text, one box, the chosen of several boxes, or rows of a repeated group. */
export type FormValues = Record<string, string | boolean | readonly string[] | readonly Record<string, string>[]>;
export type FieldErrors = Partial<Record<string, string>>;

type Issue = { path: PropertyKey[]; message: string };
/** The part of a zod schema that a form uses. */
export type FormSchema<Out> = {
  safeParse: (values: unknown) => { success: true; data: Out } | { success: false; error: { issues: Issue[] } };
};

/** Returns the first message of each refused field. Parts of a field, such as one entry of a list, count as the field. */
export function errorsOf(schema: FormSchema<unknown>, values: FormValues): FieldErrors {
  const read = schema.safeParse(values);
  if (read.success) return {};
  const errors: FieldErrors = {};
  for (const { path, message } of read.error.issues) errors[String(path[0])] ??= message;
  return errors;
}

export const namesOf = <V extends FormValues>(values: V): (keyof V & string)[] => Object.keys(values);

/** Names the field of each error of the server, which may name an entry of a list: conditions.2 is an error of conditions. */
export const fieldsOf = (errors: Record<string, string>, values: FormValues): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [name in values ? name : name.replace(/\.\d+$/, ''), text]),
  );

/** Returns the errors after a change: those of the field and of its parts remain only while the schema refuses them. */
export function errorsAfter(changed: string, errors: FieldErrors, found: FieldErrors): FieldErrors {
  const isPart = (name: string): boolean => name === changed || name.startsWith(`${changed}.`);
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) => {
      const now = isPart(name) ? found[name] : text;
      return now === undefined ? [] : [[name, now]];
    }),
  );
}

/** Reads the same form with two schemas and reports the errors of both. */
export const both = <A, B>(first: FormSchema<A>, second: FormSchema<B>): FormSchema<[A, B]> => ({
  safeParse: (values) => {
    const [a, b] = [first.safeParse(values), second.safeParse(values)];
    if (a.success && b.success) return { success: true, data: [a.data, b.data] };
    const issues = [a, b].flatMap((read) => (read.success ? [] : read.error.issues));
    return { success: false, error: { issues } };
  },
});
