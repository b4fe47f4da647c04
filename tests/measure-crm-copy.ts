import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MAX_FILE_BYTES } from '#contract/documents.ts';
import { unsentDocumentPaths } from '#contract/unsent-documents.ts';
import { memoryOf } from './process-figures.ts';
import { activateDealer, call, tellOn, uploadOn } from './salesforce-stand-in/dealer.ts';
import { serverSettings } from './salesforce-stand-in/org.ts';
import { startSalesforce } from './salesforce-stand-in/start.ts';
import { startServerProcess } from './server-process.ts';
import { AS_OPERATED } from './short-lived.ts';
import { pause, until } from './writers.ts';

/** `restBytes`: resident memory of a server that has just started; `mostBytes`: while it sent a document on. */
export type CrmCopy = { restBytes: number; mostBytes: number; sentBytes: number; ms: number };

const SETTLE_MS = 3000;

/** Has a server that has done nothing else send one document of 50 MB to Salesforce, a stand-in in this process. */
export async function measureCrmCopy(): Promise<CrmCopy> {
  const org = await startSalesforce();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'crm-copy-'));
  const env = {
    ...(serverSettings(org) as Record<string, string>),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: 'admin@acme.example',
  };
  let server = await startServerProcess(env, AS_OPERATED);
  try {
    const who = await activateDealer(server, org);
    const { deal } = await tellOn(server, who);
    org.faults.plan('error', /query/, { times: 999 });
    const content = new Uint8Array(MAX_FILE_BYTES);
    content.set(randomBytes(MAX_FILE_BYTES));
    content.set(Buffer.from('%PDF-1.7\n'));
    const id = await uploadOn(server, who, deal, content);
    await server.kill('SIGTERM');
    server = await startServerProcess({ ...env, PORT: new URL(server.url).port }, AS_OPERATED);
    await pause(SETTLE_MS);
    const restBytes = memoryOf(server.pid);
    let mostBytes = restBytes;
    const watch = setInterval(() => (mostBytes = Math.max(mostBytes, memoryOf(server.pid))), 5);
    const from = performance.now();
    org.faults.clear();
    await call(server, who.admin, 'POST', unsentDocumentPaths.retry(id), {});
    const copy = () => org.records.rowsOf('ContentVersion').at(-1);
    await until(() => copy() !== undefined);
    const ms = Math.round(performance.now() - from);
    clearInterval(watch);
    return { restBytes, mostBytes, sentBytes: Number(copy()?.['ContentSize']), ms };
  } finally {
    await server.kill('SIGTERM');
    await org.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
