import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { keepAccepting, mostConnections } from './connections.ts';

describe('checks F15: descriptors', () => {
  test.each([
    ['PostgreSQL', 65_536, 40, 32_716],
    ['PostgreSQL', 1024, 60, 450],
    ['embedded', 1024, 150, 149],
    ['embedded', 200, 150, 16],
  ])('%s: of %i, of which %i are in use: %i connections', (engine, limit, inUse, most) => {
    expect(mostConnections(engine === 'embedded', limit, inUse)).toBe(most);
  });

  test('where the system does not say, there is no limit', () => {
    expect(mostConnections(true, null, 0)).toBeUndefined();
  });

  test('a connection too many is closed, an accept that fails is noted, and the next one is served', async () => {
    const server = http.createServer((_req, res) => res.end('served'));
    const noted: unknown[] = [];
    keepAccepting(server, (error) => noted.push(error), 1);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const first = net.connect(port, '127.0.0.1');
    await once(first, 'connect');
    const second = net.connect(port, '127.0.0.1').resume();
    await once(second, 'close');
    server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }));
    expect(noted).toMatchObject([{ code: 'EMFILE' }]);
    first.destroy();
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${String(port)}`).then(
          (answer) => answer.text(),
          () => '',
        ),
      )
      .toBe('served');
    server.close();
  });
});
