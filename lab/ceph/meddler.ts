import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

export type Meddler = { url: string; meddled: () => string[]; close: () => Promise<void> };

/** Proxies all requests to the store with valid signatures, but changes each file just before its size is requested. */
export async function startMeddler(store: string, change: (key: string) => Promise<void>): Promise<Meddler> {
  const { hostname, port } = new URL(store);
  const meddled: string[] = [];
  const pass = async (req: http.IncomingMessage, res: http.ServerResponse): Promise<void> => {
    const key = req.url?.split('/').at(-1)?.split('?')[0] ?? '';
    if (req.method === 'HEAD') {
      await change(key);
      meddled.push(key);
    }
    const onward = http.request({ hostname, port, method: req.method, path: req.url, headers: req.headers });
    onward.once('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    await pipeline(req, onward);
  };
  const server = http.createServer((req, res) => {
    pass(req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    meddled: () => meddled,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
