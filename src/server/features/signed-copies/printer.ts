import { Worker } from 'node:worker_threads';
import type { CopyText } from './copy-text.ts';
import fs from 'node:fs';
import { type Config, ConfigError } from '#server/config/environment.ts';
import type { Certificate } from './sign.ts';

/** Creates PDF files one at a time in a separate thread, so that requests do not wait. */
export type Printer = {
  /** Whether its files have the operator's digital signature. */
  signs: boolean;
  /** @throws Error without the text to print */
  print: (copy: CopyText) => Promise<Buffer>;
  close: () => Promise<void>;
};
export type PrinterRequest = { id: number; copy: CopyText };
export type PrinterAnswer = { id: number; pdf?: Uint8Array; failure?: string };

const WORKER = new URL('./printer-worker.ts', import.meta.url);
const IDLE_MS = 60_000;
const LONGEST_MS = 60_000;

/** The thread starts with the first file and stops after a minute without one. */
export function openPrinter(certificate?: Certificate): Printer {
  let running: Running | undefined;
  let idle: NodeJS.Timeout | undefined;
  let next = 0;

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const stopping = running;
    running = undefined;
    await stopping?.worker.terminate();
  };

  return {
    signs: certificate !== undefined,
    print: async (copy) => {
      clearTimeout(idle);
      const { worker, waiting } = (running ??= start(certificate, (ended) => {
        if (running?.worker === ended) running = undefined;
      }));
      const id = ++next;
      const answer = await new Promise<PrinterAnswer>((resolve) => {
        const late = setTimeout(() => void stop(), LONGEST_MS);
        waiting.set(id, (given) => {
          clearTimeout(late);
          waiting.delete(id);
          resolve(given);
        });
        worker.postMessage({ id, copy } satisfies PrinterRequest);
      });
      if (running && running.waiting.size === 0) idle = setTimeout(() => void stop(), IDLE_MS).unref();
      if (answer.pdf) return Buffer.from(answer.pdf);
      throw Object.assign(new Error('the file was not printed'), { name: answer.failure ?? 'PrinterFailed' });
    },
    close: stop,
  };
}

/** One thread and the calls that wait for it. They are settled when the thread ends for any reason. */
type Running = { worker: Worker; waiting: Map<number, (answer: PrinterAnswer) => void> };

function start(certificate: Certificate | undefined, onEnd: (worker: Worker) => void): Running {
  // No environment, because the thread needs no settings. Without limits the thread keeps 100 MB more. With 8 MB for new
  // objects, a third of its time goes into collecting them.
  const worker = new Worker(WORKER, {
    workerData: certificate,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
  });
  const waiting: Running['waiting'] = new Map();
  const end = (): void => {
    onEnd(worker);
    for (const [id, settle] of waiting) settle({ id, failure: 'PrinterStopped' });
  };
  worker.on('message', (answer: PrinterAnswer) => waiting.get(answer.id)?.(answer));
  worker.on('error', end);
  worker.on('exit', end);
  worker.unref();
  return { worker, waiting };
}

/**
 * Loads and tests the operator's certificate for signed copies. Its libraries are loaded only when one is configured.
 * @throws ConfigError when the file and the password cannot sign
 */
export async function loadCertificate({ signingFile, signingPassword }: Config): Promise<Certificate | undefined> {
  if (signingFile === undefined) return undefined;
  const certificate = { p12: fs.readFileSync(signingFile), password: signingPassword?.reveal() ?? '' };
  const { tryCertificate } = await import('./sign.ts');
  try {
    await tryCertificate(certificate);
  } catch {
    throw new ConfigError([
      'SIGNING_P12_FILE and SIGNING_P12_PASSWORD do not open a PKCS#12 file with an RSA key. Check both.',
    ]);
  }
  return certificate;
}
