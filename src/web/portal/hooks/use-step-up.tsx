import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StepUp } from '#contract/account.ts';
import { RequestError } from '#web/client/request.ts';
import { nothingMore, StepUpDialog, type StepUpWords } from '../components/step-up-dialog.tsx';

type Asked = { words: StepUpWords; act: (given: StepUp) => Promise<void>; onClose: () => void };
export type AskAgain = <T>(words: StepUpWords, act: (given: StepUp) => Promise<T>) => Promise<T | undefined>;

/** For a form whose call asks for password and code again. Resolves to undefined when the user cancels. */
export function useStepUp(): { ask: AskAgain; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const ask: AskAgain = (words, act) =>
    new Promise((resolve, reject) => {
      let done: Awaited<ReturnType<typeof act>> | undefined;
      setAsked({
        words,
        act: async (given) => {
          try {
            done = await act(given);
          } catch (error) {
            if (concernsDialog(error)) throw error;
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        },
        onClose: () => {
          // The focus is back on the form before the form goes on.
          flushSync(() => setAsked(undefined));
          resolve(done);
        },
      });
    });
  return { ask, dialog: asked && <StepUpDialog {...asked} more={nothingMore} /> };
}

/** A wrong password or code, a limit, or no answer can be tried again in the dialog; the form shows the rest. */
const concernsDialog = (error: unknown): boolean =>
  !(error instanceof RequestError) ||
  error.status >= 429 ||
  error.fields['password'] !== undefined ||
  error.fields['code'] !== undefined;
