import type { FieldErrors, Resolver } from 'react-hook-form';
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

/** Hands the values on as typed: what is sent is what the applicant sees. */
export const resolveWith =
  (validate: (values: ApplicationValues) => Refusals): Resolver<ApplicationValues> =>
  (values) => {
    const errors: FieldErrors<ApplicationValues> = {};
    for (const [name, message] of Object.entries(validate(values)))
      if (isFieldName(name)) errors[name] = { type: 'validation', message };
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
