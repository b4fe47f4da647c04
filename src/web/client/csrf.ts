import { CSRF_COOKIE } from '#contract/csrf.ts';

const cookieToken = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${CSRF_COOKIE}=`))
    ?.slice(CSRF_COOKIE.length + 1);

/** Returns the token of the cookie, fetched when missing, or of the body in browsers without cookies. */
export const ensureCsrf = async (): Promise<string> => cookieToken() ?? (await refreshCsrf());

/** Runs at start-up on every page that can change something. */
export function startCsrf(): void {
  if (cookieToken() !== undefined) return;
  void refreshCsrf().then((token) => {
    if (token === '') console.error('CSRF protection initialization failed');
  });
}

function createRefresh(): () => Promise<string> {
  let fromBody: string | undefined;
  let fetching: Promise<string> | undefined;
  const fetchToken = async (): Promise<string> => {
    try {
      const answer = await fetch('/api/csrf-token', { credentials: 'same-origin' });
      if (!answer.ok) throw new Error(`${String(answer.status)}: ${answer.statusText}`);
      const { csrfToken } = (await answer.json()) as { csrfToken: string };
      fromBody = csrfToken;
    } catch (error) {
      console.error('Failed to fetch CSRF token', error);
      return fromBody ?? '';
    }
    const kept = cookieToken();
    if (kept === undefined) console.warn('The CSRF cookie is missing after fetching; using the token of the answer.');
    return kept ?? fromBody;
  };
  return () => {
    fetching ??= fetchToken().finally(() => {
      fetching = undefined;
    });
    return fetching;
  };
}

/** Fetches a new token once for concurrent callers. Returns '' after a failure; the server then refuses. */
export const refreshCsrf = createRefresh();
