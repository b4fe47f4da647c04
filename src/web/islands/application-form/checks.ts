import type { sendApplication } from '#web/client/application.ts';
import type { saveFile } from '#web/client/save-file.ts';
import type { fetchOwnCopy } from '#web/client/signed-copy.ts';
import type { createValidation } from './validation.ts';

/** What is needed from the first keystroke on, and not before: the schema, the sending, and the copy. */
export type Checks = {
  createValidation: typeof createValidation;
  sendApplication: typeof sendApplication;
  fetchOwnCopy: typeof fetchOwnCopy;
  saveFile: typeof saveFile;
};

let loading: Promise<Checks> | undefined;

/** Fetches it once; a fetch that failed is tried again. @throws the browser's error when there is no connection */
export function loadChecks(): Promise<Checks> {
  loading ??= Promise.all([
    import('./validation.ts'),
    import('#web/client/application.ts'),
    import('#web/client/signed-copy.ts'),
    import('#web/client/save-file.ts'),
  ])
    .then(([{ createValidation }, { sendApplication }, { fetchOwnCopy }, { saveFile }]) => ({
      createValidation,
      sendApplication,
      fetchOwnCopy,
      saveFile,
    }))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
