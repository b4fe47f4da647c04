import { CircleAlert, CircleCheck } from 'lucide-react';
import { showMoment } from '#contract/show-moment.ts';
import type { VerifyAnswer } from '#contract/signed-copy.ts';
import { Alert } from '#web/ui/alert.tsx';
import { CodeForm } from './verify-copy/code-form.tsx';
import { CompareFile } from './verify-copy/compare-file.tsx';
import { useCode } from './verify-copy/use-code.ts';
import type { VerifyWords } from './verify-copy/words.ts';

/** Asks for a code, or confirms the one of the address, and compares a file with it. */
export function VerifyCopy(words: VerifyWords) {
  const { copy, brand, lang } = words;
  const { code, state, check, ask } = useCode(lang);
  return (
    <div className="verify-parts">
      {state.step === 'unknown' && (
        <Alert tone="bad" icon={CircleAlert} role="alert" title={copy.unknownTitle}>
          <p>{copy.unknown(brand.phone.display)}</p>
        </Alert>
      )}
      {state.step === 'failed' && (
        <Alert tone="warn" icon={CircleAlert} role="alert" title={copy.failedTitle}>
          <p>{state.said ?? copy.failed(brand.phone.display)}</p>
        </Alert>
      )}
      {state.step === 'found' ? (
        <>
          <Found words={words} code={code} answer={state.answer} />
          <CompareFile copy={copy} contentHash={state.answer.contentHash} />
          <button type="button" className="link-button" onClick={ask}>
            {copy.otherCode}
          </button>
        </>
      ) : (
        state.step !== 'checking' && <CodeForm key={code} copy={copy} code={code} onCheck={check} />
      )}
      <div role="status">{state.step === 'checking' && <p className="verify-checking">{copy.checking}</p>}</div>
    </div>
  );
}

function Found({ words, code, answer }: { words: VerifyWords; code: string; answer: VerifyAnswer }) {
  const { copy, brand, lang } = words;
  const rows = [
    [copy.code, code],
    [copy.signedAt, showMoment(answer.signedAt, lang, { timeZone: brand.timeZone, seconds: true })],
    [copy.language, copy.languages[answer.language]],
    [copy.contentHash, answer.contentHash],
  ] as const;
  return (
    <section className="verify-panel">
      <Alert tone="ok" icon={CircleCheck} role="status" title={copy.found}>
        <p>{copy.foundText(brand.company)}</p>
      </Alert>
      <dl className="verify-rows">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
