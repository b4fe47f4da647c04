import { storedFiles } from './stored-files.ts';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { dealPaths } from '#contract/deals.ts';
import { documentPaths } from '#contract/documents.ts';
import { uploadLinkPaths } from '#contract/upload-links.ts';
import { PASSWORD, sampleDeal } from './factories.ts';
import { startServerProcess } from './server-process.ts';
import { AS_OPERATED } from './short-lived.ts';

export type UploadServer = {
  url: string;
  pid: number;
  /** Upload addresses: of a session, and of a link with 100 uses. */
  ofDeal: string;
  byLink: string;
  headers: Record<string, string>;
  call: <T>(method: string, path: string, body?: unknown) => Promise<T>;
  files: string;
  stored: () => string[];
  stop: () => Promise<void>;
};

/** Starts the server process with one deal and one upload link. */
export async function startUploadServer(settings: Record<string, string> = {}): Promise<UploadServer> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'uploads-'));
  const server = await startServerProcess(
    { DATA_DIR: dataDir, RATE_LIMIT: 'off', ADMIN_EMAIL: 'admin@acme.example', ...settings },
    AS_OPERATED,
  );
  const token = /token=([\w-]+)/.exec(server.output())?.[1] ?? '';
  let headers: Record<string, string> = { authorization: 'Bearer none' };
  const call = async <T>(method: string, at: string, body?: unknown): Promise<T> => {
    const answer = await fetch(server.url + at, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${at} answered ${String(answer.status)}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const session = await call<{ token: string }>('POST', '/api/dealer/auth/accept-invite', {
    token,
    password: PASSWORD,
  });
  headers = { authorization: `Bearer ${session.token}` };
  const { deal } = await call<{ deal: { id: string } }>('POST', dealPaths.own, sampleDeal());
  const link = await call<{ uploadUrl: string }>('POST', uploadLinkPaths.ofDeal(deal.id), { maxUses: 100 });
  const files = path.join(dataDir, 'files');
  return {
    url: server.url,
    pid: server.pid,
    ofDeal: documentPaths.upload(deal.id),
    byLink: uploadLinkPaths.one(new URL(link.uploadUrl).pathname.split('/').at(-1) ?? ''),
    headers,
    call,
    files,
    stored: () => storedFiles(dataDir),
    stop: async () => {
      await server.kill('SIGTERM');
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const BORDER = 'border-of-the-form';
export const FORM_TYPE = { 'content-type': `multipart/form-data; boundary=${BORDER}` };

/** Builds a form with one file as a browser sends it, in pieces. */
export const formPieces = (content: Buffer): Buffer[] => [
  Buffer.from(
    `--${BORDER}\r\ncontent-disposition: form-data; name="file"; filename="scan.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
  ),
  content,
  Buffer.from(`\r\n--${BORDER}--\r\n`),
];

export async function sendFile(url: string, headers: Record<string, string>, content: Buffer): Promise<number> {
  const pieces = formPieces(content);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const req = http.request(url, {
    method: 'POST',
    agent: false,
    headers: { ...headers, ...FORM_TYPE, 'content-length': length },
  });
  for (const piece of pieces) req.write(piece);
  req.end();
  const [res] = (await once(req, 'response')) as [http.IncomingMessage];
  res.resume();
  await once(res, 'end');
  return res.statusCode ?? 0;
}
