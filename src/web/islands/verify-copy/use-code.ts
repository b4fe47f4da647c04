import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#contract/language.ts';
import { plainCode, shownCode, type VerifyAnswer } from '#contract/signed-copy.ts';
import { RequestError } from '#web/client/request.ts';
import { addresses } from '#web/addresses.ts';
import { apiVerifyCode } from '#web/client/verify-code.ts';

export type CodeState =
  | { step: 'ask' }
  | { step: 'checking' }
  | { step: 'found'; answer: VerifyAnswer }
  | { step: 'unknown' }
  | { step: 'failed'; said: string | undefined };

/** The code of the address, what the server says of it, and the way to another one. */
export function useCode(lang: Language) {
  const page = addresses.verify[lang];
  const [code, setCode] = useState('');
  const [state, setState] = useState<CodeState>({ step: 'ask' });

  const check = useCallback(
    async (typed: string): Promise<void> => {
      const shown = shownCode(plainCode(typed));
      setCode(shown);
      setState({ step: 'checking' });
      try {
        const answer = await apiVerifyCode(shown, lang);
        setState(answer === null ? { step: 'unknown' } : { step: 'found', answer });
      } catch (error) {
        setState({ step: 'failed', said: error instanceof RequestError ? error.publicMessage : undefined });
      }
    },
    [lang],
  );

  useEffect(() => {
    const written = codeOfAddress(page);
    if (written !== '') void check(written);
  }, [check, page]);

  // The page in the other language is the same page: it gets the same code.
  useEffect(() => {
    const other = lang === 'en' ? 'es' : 'en';
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[hreflang=${other}]`))
      link.href = code === '' ? addresses.verify[other] : `${addresses.verify[other]}/${code}`;
  }, [code, lang]);

  return {
    code,
    state,
    check: (typed: string): void => {
      window.history.replaceState(null, '', `${page}/${shownCode(plainCode(typed))}`);
      void check(typed);
    },
    ask: (): void => setState({ step: 'ask' }),
  };
}

function codeOfAddress(page: string): string {
  const written = window.location.pathname.slice(page.length + 1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
