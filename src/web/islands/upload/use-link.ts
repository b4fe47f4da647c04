import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#contract/language.ts';
import type { UploadLinkAnswer } from '#contract/upload-links.ts';
import { addresses } from '#web/addresses.ts';
import { RequestError } from '#web/client/request.ts';
import { apiReadUploadLink } from '#web/client/upload-link.ts';
import { tokenOfAddress } from './token-of-address.ts';

export type LinkState =
  | { step: 'loading' }
  | { step: 'unreached' }
  | { step: 'invalid'; said: string | undefined }
  | { step: 'closed' }
  | { step: 'ready'; link: UploadLinkAnswer };

/** The longest delay of a browser's timer. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

/** Reads the link of the address. `read` repeats it. */
export function useLink(lang: Language) {
  const [state, setState] = useState<LinkState>({ step: 'loading' });

  const read = useCallback(async (): Promise<void> => {
    const token = tokenOfAddress();
    if (token === '') return setState({ step: 'invalid', said: undefined });
    try {
      const link = await apiReadUploadLink(token, lang);
      setState({ step: 'ready', link });
    } catch (error) {
      const said = error instanceof RequestError ? error.publicMessage : undefined;
      const over = error instanceof RequestError && (error.status === 404 || error.status === 410);
      if (error instanceof RequestError && error.code === 'closed') return setState({ step: 'closed' });
      // A failed read does not change a working link.
      setState((before) =>
        over ? { step: 'invalid', said } : before.step === 'ready' ? before : { step: 'unreached' },
      );
    }
  }, [lang]);

  useEffect(() => {
    void read();
    const back = (): void => void read();
    // Another device or staff may have received a document since.
    const seen = (): void => {
      if (document.visibilityState === 'visible') back();
    };
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [read]);

  // The page shows the end of the link before the customer sends files that would be refused.
  const expiresAt = state.step === 'ready' ? state.link.expiresAt : undefined;
  useEffect(() => {
    if (expiresAt === undefined) return;
    const delayMs = Math.min(Date.parse(expiresAt) - Date.now() + 1000, LONGEST_DELAY_MS);
    const timer = setTimeout(() => void read(), delayMs);
    return () => clearTimeout(timer);
  }, [expiresAt, read]);

  // The language switch keeps the token and names the language, which takes precedence over the browser's.
  useEffect(() => {
    const other = lang === 'en' ? 'es' : 'en';
    const token = tokenOfAddress();
    const below = token === '' ? '' : `/${encodeURIComponent(token)}`;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[hreflang=${other}]`))
      link.href = `${addresses.upload[other]}${below}?lang=${other}`;
  }, [lang]);

  return { state, read };
}
