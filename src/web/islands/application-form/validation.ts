import { type ApplicationMessages, applicationSchema } from '#contract/application.ts';
import { type ApplicationValues, type FieldName, isFieldName } from './values.ts';

export type Refusals = Partial<Record<FieldName, string>>;

/** The shared schema over the form's values: one message per refused field. */
export function createValidation(messages: ApplicationMessages): (values: ApplicationValues) => Refusals {
  const schema = applicationSchema(messages);
  return (values) => {
    const parsed = schema.safeParse(values);
    const refusals: Refusals = {};
    for (const { path, message } of parsed.error?.issues ?? []) {
      const name = String(path[0]);
      if (isFieldName(name)) refusals[name] ??= message;
    }
    return refusals;
  };
}
