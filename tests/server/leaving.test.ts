import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startServerProcess } from '#tests/server-process.ts';

/** The status, and whether the connection stays. */
function get(url: string, agent: http.Agent): Promise<{ status: number; stays: boolean; text: string }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (res) => {
        let text = '';
        res.setEncoding('utf8').on('data', (part: string) => (text += part));
        res.once('end', () =>
          resolve({ status: res.statusCode ?? 0, stays: res.headers.connection !== 'close', text }),
        );
      })
      .once('error', reject);
  });
}

test('design 10: a node behind a proxy says that it leaves, answers what comes meanwhile, and ends', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'leaving-'));
  const server = await startServerProcess({ DATA_DIR: path.join(dataDir, 'data'), TRUST_PROXY: '127.0.0.1' });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  try {
    expect(await get(`${server.url}/`, agent)).toMatchObject({ status: 200, stays: true });
    expect((await get(`${server.url}/metrics`, agent)).text).toContain('server_ready 1\n');
    const ended = server.kill('SIGTERM');
    await expect.poll(server.output, { interval: 20 }).toContain('stopping: 0 requests under way');
    // On the connection that the proxy has kept, and on a new one.
    expect(await get(`${server.url}/`, agent)).toMatchObject({ status: 200, stays: false });
    const ready = await get(`${server.url}/readyz`, agent);
    expect(ready).toMatchObject({ status: 503, stays: false });
    expect(ready.text).toContain('this node is stopping');
    expect((await get(`${server.url}/metrics`, agent)).text).toContain('server_ready 0\n');
    expect((await get(`${server.url}/healthz`, agent)).status).toBe(200);
    expect(await ended).toBe(0);
    expect(server.output()).toContain('stopped');
  } finally {
    agent.destroy();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
});
