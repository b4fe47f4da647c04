import * as z from 'zod/mini';
import { AppError } from '#server/lib/app-error.ts';

const SUMMARY = { en: 'Please check the marked fields.', es: 'Revise los campos marcados.' };
const NO_OBJECT = { en: 'The request must be a JSON object.', es: 'La solicitud debe ser un objeto JSON.' };
/** Used when a schema has no message: our forms never send such a value. */
const OTHER_KIND = { en: 'This is missing or has the wrong type.', es: 'Falta, o es de otro tipo.' };

/** Validates external data. @throws AppError validation with one message per field */
export function parse<S extends z.ZodMiniType>(schema: S, data: unknown, lang: 'en' | 'es' = 'en'): z.output<S> {
  const result = z.safeParse(schema, data ?? {}, { error: () => OTHER_KIND[lang] });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues)
    fields[path.join('.') || 'body'] ??= path.length === 0 ? NO_OBJECT[lang] : message;
  const only = Object.values(fields);
  throw new AppError('validation', only.length === 1 && only[0] !== undefined ? only[0] : SUMMARY[lang], { fields });
}
