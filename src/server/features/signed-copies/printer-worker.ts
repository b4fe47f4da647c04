import { parentPort, workerData } from 'node:worker_threads';
import { drawCopy } from './draw.ts';
import type { PrinterAnswer, PrinterRequest } from './printer.ts';
import { addSignature, type Certificate } from './sign.ts';

const certificate = workerData as Certificate | undefined;

async function print({ id, copy }: PrinterRequest): Promise<PrinterAnswer> {
  try {
    const drawn = await drawCopy(copy);
    return { id, pdf: certificate ? await addSignature(drawn, certificate, copy.company) : drawn };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.name : 'unknown' };
  }
}

parentPort?.on('message', (request: PrinterRequest) => {
  void print(request).then((answer) => parentPort?.postMessage(answer));
});
