import type { sendApplication } from '#web/client/application.ts';
import type { createValidation } from './validation.ts';

/** What is needed from the first keystroke on, and not before: the schema, and the sending. */
export type Checks = { createValidation: typeof createValidation; sendApplication: typeof sendApplication };

let loading: Promise<Checks> | undefined;

/** Fetches it once; a fetch that failed is tried again. @throws the browser's error when there is no connection */
export function loadChecks(): Promise<Checks> {
  loading ??= Promise.all([import('./validation.ts'), import('#web/client/application.ts')])
    .then(([{ createValidation }, { sendApplication }]) => ({ createValidation, sendApplication }))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
