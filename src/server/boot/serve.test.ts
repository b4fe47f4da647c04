import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, test } from 'vitest';
import { listenError, refuseUnlessFree } from './serve.ts';

describe('HOST and PORT where the server cannot listen', () => {
  test('refuses a port in use, and accepts it once it is free', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const place = { host: '127.0.0.1', port: (other.address() as net.AddressInfo).port };
    await expect(refuseUnlessFree(place)).rejects.toThrow(
      `PORT is ${String(place.port)}, and another process listens there on 127.0.0.1. Stop that process, or set PORT to a free port (0 picks one).`,
    );
    other.close();
    await once(other, 'close');
    await refuseUnlessFree(place);
    await refuseUnlessFree(place);
  });

  test('refuses an address of another machine', async () => {
    await expect(refuseUnlessFree({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
      /^HOST is 192\.0\.2\.1, and this machine has no such address\. Set HOST to/,
    );
  });

  test.each([
    ['EACCES', /^PORT is 80, and this user may not listen there: .+ Set PORT to 1024 or more/],
    ['ENOTFOUND', /^HOST is web\.acme\.example, and this name has no address\. Set HOST/],
    ['EMFILE', /^Cannot listen at web\.acme\.example port 80 \(EMFILE\)\. Set HOST and PORT\.$/],
  ])('names the settings to correct for %s', (code, words) => {
    const error = listenError(Object.assign(new Error('x'), { code }), { host: 'web.acme.example', port: 80 });
    expect(error.message).toMatch(words);
  });
});
