import { RequestError } from './request.ts';

export type SendFileOptions = {
  headers: Record<string, string>;
  /** The sent share, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** The connection counts as lost after this long without progress or answer. */
const STALL_MS = 60_000;

/**
 * Posts a form with a file. Uses XMLHttpRequest, because fetch reports no upload progress. @throws RequestError for a
 * non-2xx answer; TypeError without an answer; AbortError when canceled
 */
export const sendFile = (
  path: string,
  form: FormData,
  { headers, onProgress, signal }: SendFileOptions,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const lost = (): void => reject(new TypeError('the connection was lost'));
    let stall: ReturnType<typeof setTimeout>;
    const alive = (): void => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        lost();
        call.abort();
      }, STALL_MS);
    };
    const stop = (): void => call.abort();
    call.upload.onprogress = ({ loaded, total }) => {
      alive();
      onProgress(total > 0 ? loaded / total : 0);
    };
    call.onload = () => {
      const { status, statusText, responseText } = call;
      if (status < 200 || status > 299)
        return reject(new RequestError(status, statusText, responseText, call.getResponseHeader('retry-after')));
      try {
        resolve(JSON.parse(responseText));
      } catch {
        lost();
      }
    };
    call.onerror = lost;
    call.onabort = () => reject(new DOMException('stopped', 'AbortError'));
    call.onloadend = () => {
      clearTimeout(stall);
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop);
    call.open('POST', path);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    alive();
    call.send(form);
  });
