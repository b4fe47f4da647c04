/** What a form holds: text, one box, or the chosen of several boxes. */
export type FormValues = Record<string, string | boolean | readonly string[]>;
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

/** Reads the same form with two schemas and reports the errors of both. */
export const both = <A, B>(first: FormSchema<A>, second: FormSchema<B>): FormSchema<[A, B]> => ({
  safeParse: (values) => {
    const [a, b] = [first.safeParse(values), second.safeParse(values)];
    if (a.success && b.success) return { success: true, data: [a.data, b.data] };
    const issues = [a, b].flatMap((read) => (read.success ? [] : read.error.issues));
    return { success: false, error: { issues } };
  },
});
