import { Worker } from 'node:worker_threads';
import type { CopyText } from './copy-text.ts';

/** Makes PDF files, one at a time, in a thread of its own: no request waits for it. */
export type Printer = {
  /** Whether its files carry the operator's digital signature. */
  signs: boolean;
  /** @throws Error without the text of what was to be printed */
  print: (copy: CopyText) => Promise<Buffer>;
  close: () => Promise<void>;
};
export type Certificate = { p12: Uint8Array; password: string };
export type PrinterRequest = { id: number; copy: CopyText };
export type PrinterAnswer = { id: number; pdf?: Uint8Array; failure?: string };

const WORKER = new URL('./printer-worker.ts', import.meta.url);
const IDLE_MS = 60_000;
const LONGEST_MS = 60_000;

/** The thread starts with the first file and goes after a minute without one. */
export function openPrinter(certificate?: Certificate): Printer {
  let worker: Worker | undefined;
  let next = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, (answer: PrinterAnswer) => void>();

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const stopping = worker;
    worker = undefined;
    await stopping?.terminate();
  };
  const start = (): Worker => {
    // No environment: the thread needs no settings. Its memory has a bound of its own.
    const started = new Worker(WORKER, {
      workerData: certificate,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const fail = (): void => {
      if (worker === started) worker = undefined;
      for (const [id, settle] of waiting) settle({ id, failure: 'PrinterStopped' });
    };
    started.on('message', (answer: PrinterAnswer) => waiting.get(answer.id)?.(answer));
    started.on('error', fail);
    started.on('exit', fail);
    started.unref();
    return started;
  };

  return {
    signs: certificate !== undefined,
    print: async (copy) => {
      clearTimeout(idle);
      const used = (worker ??= start());
      const id = ++next;
      const answer = await new Promise<PrinterAnswer>((resolve) => {
        const late = setTimeout(() => void stop(), LONGEST_MS);
        waiting.set(id, (given) => {
          clearTimeout(late);
          waiting.delete(id);
          resolve(given);
        });
        used.postMessage({ id, copy } satisfies PrinterRequest);
      });
      if (waiting.size === 0) idle = setTimeout(() => void stop(), IDLE_MS).unref();
      if (answer.pdf) return Buffer.from(answer.pdf);
      throw Object.assign(new Error('the file was not made'), { name: answer.failure ?? 'PrinterFailed' });
    },
    close: stop,
  };
}
