import type { RequiredDocument } from '#contract/required-documents.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { RequestError } from './request.ts';

/** `F` is what a person says about a file when sending it. */
export type QueuedFile<F = unknown> = {
  id: number;
  file: File;
  /** Which of the papers that were asked for it is; '' for none of them. */
  paper: RequiredDocument | '';
  /** The same for every try: a file that arrived before its answer was lost is not kept twice. */
  key: string;
  /** As it was at the first sending, for every try; undefined until then. */
  fields: F | undefined;
  /** `released` to be sent, which `chosen` alone is not; `waiting` for the connection; `held` by a limit of the server. */
  state: 'chosen' | 'released' | 'sending' | 'waiting' | 'held' | 'failed';
  /** How much of it has left, 0 to 1. */
  share: number;
  /** Why it failed or is held, for the user. */
  said: string;
  /** Whether trying once more can help. */
  again: boolean;
};
export type QueueState<F = unknown> = {
  files: readonly QueuedFile<F>[];
  running: boolean;
  /** How many files this run began with. */
  total: number;
};

export type QueueParts<T, F> = {
  send: (one: QueuedFile<F>, fields: F, onProgress: (share: number) => void, signal: AbortSignal) => Promise<T>;
  received: (one: QueuedFile, answer: T) => void;
  failed: (one: QueuedFile, said: string) => void;
  /** Why the server would refuse a file, for one that is not even sent; undefined for one that is. */
  refuse?: (file: File) => string | undefined;
  /** What a person reads about a failure; undefined for a file that the browser can no longer read. */
  explain: (error: Error | undefined) => string;
  /** Waits for the connection, longer with each try in vain. */
  untilBack: (tries: number) => Promise<void>;
};
export type UploadQueue<F = void> = ReturnType<typeof createUploadQueue<unknown, F>>;

const STILL_RUNNING_MS = 1000;
/** A longer wait, or more refused tries, is left to the user. */
const LONGEST_HOLD_SECONDS = 60;
const HELD_TRIES = 6;
/** After these no further file can be taken either. */
const ENDS = new Set([401, 404, 410]);
/** The same file is refused again; everything else may go better the next time. */
const FOR_GOOD = new Set([400, 413, 415, 422, ...ENDS]);

/**
 * Sends files one after the other: those that `start` or `retry` released, with what was said of them at their first
 * sending. A lost connection loses no file: it waits and goes on.
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
          key: newIdempotencyKey(),
          fields: undefined,
          state: refused === undefined ? 'chosen' : 'failed',
          share: 0,
          said: refused ?? '',
          again: refused === undefined,
        };
      });
      set({ files: [...state.files, ...chosen] });
    },
    /** Also stops the one that is on its way. */
    remove: (id: number): void => {
      const counted = state.running && state.files.some((one) => one.id === id && isOfRun(one));
      drop(id);
      if (counted) set({ total: state.total - 1 });
      if (current?.id === id) current.stop.abort();
    },
    /** This one alone; what was only chosen meanwhile stays. */
    retry: (id: number): void => {
      patch(id, { state: 'released', said: '' });
      goOn(1);
    },
    /** Everything that is chosen now. */
    start: (fields: F): void => {
      const count = state.files.filter((one) => one.state === 'chosen').length;
      if (state.running || count === 0) return;
      const release = (one: QueuedFile<F>): QueuedFile<F> => ({ ...one, fields, state: 'released' });
      set({ files: state.files.map((one) => (one.state === 'chosen' ? release(one) : one)) });
      goOn(count);
    },
  };
}

/** No answer came, or a proxy answered for a server that it did not reach: the file is sent once more, under the same key. */
const isCut = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof RequestError && error.code === undefined && (error.status === 502 || error.status === 504));

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

/** How many of this run are still to come, and how much of it is done, 0 to 1. */
export function progressOf({ files, total }: QueueState): { remaining: number; done: number } {
  const open = files.filter(isOfRun);
  const left = open.reduce((sum, one) => sum + 1 - one.share, 0);
  return { remaining: open.length, done: total === 0 ? 0 : Math.max(0, 1 - left / total) };
}

/** A file that changed or went since it was chosen fails like a lost connection, and forever. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
