import type { RequiredDocument } from '#contract/required-documents.ts';
import { newKey } from './new-key.ts';
import { RequestError } from './request.ts';

/** `F` is what the user enters for a file when sending it. */
export type QueuedFile<F = unknown> = {
  id: number;
  file: File;
  /** The requested document that the file is. '' for none. */
  paper: RequiredDocument | '';
  /** The same for every attempt, so a file whose answer was lost is not stored twice. */
  key: string;
  /** The fields of the first attempt, reused for every later one. Undefined until then. */
  fields: F | undefined;
  /**
   * `chosen` waits for the user, `released` will be sent, `waiting` waits for the connection, `held` waits for a
   * limit of the server.
   */
  state: 'chosen' | 'released' | 'sending' | 'waiting' | 'held' | 'failed';
  /** The sent share, 0 to 1. */
  share: number;
  said: string;
  /** True when a retry can help. */
  again: boolean;
};
export type QueueState<F = unknown> = {
  files: readonly QueuedFile<F>[];
  running: boolean;
  /** The number of files at the start of this run. */
  total: number;
};

export type QueueParts<T, F> = {
  send: (one: QueuedFile<F>, fields: F, onProgress: (share: number) => void, signal: AbortSignal) => Promise<T>;
  received: (one: QueuedFile, answer: T) => void;
  failed: (one: QueuedFile, said: string) => void;
  /** Returns why the server would reject a file, which is then not sent, or undefined. */
  refuse?: (file: File) => string | undefined;
  /** Returns the message for a failure. The error is undefined for a file that the browser can no longer read. */
  explain: (error: Error | undefined) => string;
  /** Waits for the connection, longer after each failed attempt. */
  untilBack: (tries: number) => Promise<void>;
};
export type UploadQueue<F = void> = ReturnType<typeof createUploadQueue<unknown, F>>;

const STILL_RUNNING_MS = 1000;
/** Longer waits and more attempts are left to the user. */
const LONGEST_HOLD_SECONDS = 60;
const HELD_TRIES = 6;
/** After these statuses the server accepts no further file. */
const ENDS = new Set([401, 404, 410]);
/** These statuses would repeat for the same file. All others can be retried. */
const FOR_GOOD = new Set([400, 413, 415, 422, ...ENDS]);

/**
 * Sends files one after another: those that `start` or `retry` released, with the fields of their first attempt.
 * After a lost connection it waits and continues with the same file.
 */
export function createUploadQueue<T, F = void>(parts: QueueParts<T, F>) {
  let state: QueueState<F> = { files: [], running: false, total: 0 };
  let lastId = 0;
  let current: { id: number; stop: AbortController } | undefined;
  const watchers = new Set<() => void>();
  const set = (next: Partial<QueueState<F>>): void => {
    state = { ...state, ...next };
    for (const watcher of watchers) watcher();
  };
  const patch = (id: number, next: Partial<QueuedFile<F>>): void =>
    set({ files: state.files.map((one) => (one.id === id ? { ...one, ...next } : one)) });
  const drop = (id: number): void => set({ files: state.files.filter((one) => one.id !== id) });

  async function sendOne(one: QueuedFile<F>, signal: AbortSignal): Promise<'go on' | 'stop'> {
    let refused = 0;
    for (let tries = 0; ;) {
      patch(one.id, { state: 'sending', share: 0, said: '' });
      try {
        const answer = await parts.send(one, one.fields as F, (share) => patch(one.id, { share }), signal);
        drop(one.id);
        parts.received(one, answer);
        return 'go on';
      } catch (error) {
        if (signal.aborted) return 'go on';
        if (error instanceof RequestError && error.code === 'in_progress') {
          await pause(STILL_RUNNING_MS, signal);
        } else if (isShortHold(error) && ++refused < HELD_TRIES) {
          patch(one.id, { state: 'held', share: 0, said: parts.explain(error) });
          await pause((error.retryAfterSeconds ?? 0) * 1000, signal);
        } else if (!isCut(error)) {
          return fail(one, error as Error);
        } else if (!(await isReadable(one.file))) {
          return fail(one, undefined);
        } else {
          patch(one.id, { state: 'waiting', share: 0 });
          await parts.untilBack(tries++);
        }
        if (signal.aborted) return 'go on';
      }
    }
  }

  function fail(one: QueuedFile<F>, error: Error | undefined): 'go on' | 'stop' {
    const said = parts.explain(error);
    const ends = error instanceof RequestError && ENDS.has(error.status);
    const failed = {
      state: 'failed',
      said,
      again: error !== undefined && !(error instanceof RequestError && FOR_GOOD.has(error.status)),
    } as const;
    patch(one.id, failed);
    parts.failed(one, said);
    if (!ends) return 'go on';
    set({ files: state.files.map((each) => (each.state === 'failed' ? each : { ...each, ...failed })) });
    return 'stop';
  }

  async function run(): Promise<void> {
    for (;;) {
      const next = state.files.find((one) => one.state === 'released');
      if (!next) break;
      current = { id: next.id, stop: new AbortController() };
      if ((await sendOne(next, current.stop.signal)) === 'stop') break;
    }
    current = undefined;
    set({ running: false, total: 0 });
  }

  function goOn(released: number): void {
    const { running, total } = state;
    set({ running: true, total: total + released });
    if (!running) void run();
  }

  return {
    state: (): QueueState<F> => state,
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    add: (files: readonly File[], paper: RequiredDocument | '' = ''): void => {
      const chosen = files.map((file): QueuedFile<F> => {
        const refused = parts.refuse?.(file);
        return {
          id: ++lastId,
          file,
          paper,
          key: newKey(),
          fields: undefined,
          state: refused === undefined ? 'chosen' : 'failed',
          share: 0,
          said: refused ?? '',
          again: refused === undefined,
        };
      });
      set({ files: [...state.files, ...chosen] });
    },
    /** Also cancels the file in progress. */
    remove: (id: number): void => {
      const counted = state.running && state.files.some((one) => one.id === id && isOfRun(one));
      drop(id);
      if (counted) set({ total: state.total - 1 });
      if (current?.id === id) current.stop.abort();
    },
    /** Retries only this file. Files chosen since then are not sent. */
    retry: (id: number): void => {
      patch(id, { state: 'released', said: '' });
      goOn(1);
    },
    start: (fields: F): void => {
      const count = state.files.filter((one) => one.state === 'chosen').length;
      if (state.running || count === 0) return;
      const release = (one: QueuedFile<F>): QueuedFile<F> => ({ ...one, fields, state: 'released' });
      set({ files: state.files.map((one) => (one.state === 'chosen' ? release(one) : one)) });
      goOn(count);
    },
  };
}

/**
 * Returns true when no answer arrived, a proxy did not reach the server, or the server restarts. The queue then sends
 * the file once more, under the same key.
 */
const isCut = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof RequestError && isAway(error));
const isAway = ({ code, status }: RequestError): boolean =>
  code === 'restarting' || (code === undefined && (status === 502 || status === 504));

const isShortHold = (error: unknown): error is RequestError =>
  error instanceof RequestError &&
  error.status === 429 &&
  (error.retryAfterSeconds ?? Infinity) <= LONGEST_HOLD_SECONDS;

/** Ends early when the file is removed. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

const isOfRun = ({ state }: QueuedFile): boolean => state !== 'chosen' && state !== 'failed';

/** Returns the number of remaining files of this run and the completed share, 0 to 1. */
export function progressOf({ files, total }: QueueState): { remaining: number; done: number } {
  const open = files.filter(isOfRun);
  const left = open.reduce((sum, one) => sum + 1 - one.share, 0);
  return { remaining: open.length, done: total === 0 ? 0 : Math.max(0, 1 - left / total) };
}

/** A changed or deleted file fails like a lost connection, but permanently. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
