import type { FieldsToCheck } from './fields-to-check.tsx';
import type { ApplicationReceipt, documentsToSend, receiptWords } from './application-receipt.tsx';
import type { apiSendApplication } from '#web/client/application.ts';
import type { createValidation } from './validation.ts';

/** Loaded at the first keystroke: the schema, the sending, the receipt and the note at the send button. */
export type Checks = {
  createValidation: typeof createValidation;
  apiSendApplication: typeof apiSendApplication;
  ApplicationReceipt: typeof ApplicationReceipt;
  receiptWords: typeof receiptWords;
  FieldsToCheck: typeof FieldsToCheck;
  documentsToSend: typeof documentsToSend;
};

function createLoader(): () => Promise<Checks> {
  let loading: Promise<Checks> | undefined;
  return () => {
    loading ??= fetchChecks().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function fetchChecks(): Promise<Checks> {
  const [
    { createValidation },
    { apiSendApplication },
    { ApplicationReceipt, receiptWords, documentsToSend },
    { FieldsToCheck },
  ] = await Promise.all([
    import('./validation.ts'),
    import('#web/client/application.ts'),
    import('./application-receipt.tsx'),
    import('./fields-to-check.tsx'),
  ]);
  return { createValidation, apiSendApplication, ApplicationReceipt, receiptWords, FieldsToCheck, documentsToSend };
}

/** Fetches it once; a fetch that failed is tried again. @throws the browser's error when there is no connection */
export const loadChecks = createLoader();
