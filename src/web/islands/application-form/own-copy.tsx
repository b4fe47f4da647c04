import { Download } from 'lucide-react';
import { useState } from 'react';
import type { applicationReceipt } from '#copy/en/application-receipt.ts';
import { saveFile } from '#web/client/save-file.ts';
import { apiReadOwnCopy } from '#web/client/signed-copy.ts';
import { useWords } from './words.ts';

type Props = { token: string; reference: string; words: (typeof applicationReceipt)['ownCopy'] };
type State = { busy: boolean; said: string; failed: boolean };

/** The applicant's signed copy, once. Every refusal is the server's own sentence. */
export function OwnCopy({ token, reference, words }: Props) {
  const { lang, brand } = useWords();
  const [state, setState] = useState<State>({ busy: false, said: words.note, failed: false });

  const download = async (): Promise<void> => {
    if (state.busy) return;
    setState({ busy: true, said: words.preparing, failed: false });
    try {
      saveFile(await apiReadOwnCopy(token, lang), `${reference}.pdf`);
      setState({ busy: false, said: words.saved, failed: false });
    } catch (error) {
      setState({ busy: false, said: publicMessageOf(error) ?? words.failed(brand.phones.main.display), failed: true });
    }
  };

  return (
    <div className="own-copy">
      <button
        type="button"
        className="button button-outline apply-submit"
        aria-disabled={state.busy}
        onClick={() => void download()}
      >
        <Download size={20} strokeWidth={1.75} aria-hidden />
        {state.busy ? words.preparing : words.button}
      </button>
      <p className={state.failed ? 'own-copy-failed' : ''} role="status">
        {state.said}
      </p>
    </div>
  );
}

/** Returns the readable message of an answer. Checks by name, because the error class is in a part that loads late. */
const publicMessageOf = (error: unknown): string | undefined =>
  error instanceof Error && 'publicMessage' in error && typeof error.publicMessage === 'string'
    ? error.publicMessage
    : undefined;
