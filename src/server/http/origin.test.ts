import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '#server/config/environment.ts';
import type { Settings } from '#server/config/settings.ts';
import { checkOrigin, isOurHost } from './origin.ts';

const local: Settings = { PUBLIC_URL: 'http://localhost:3000' };
const open: Settings = {
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://apply.acme.example',
  ALLOWED_HOSTS: 'www.acme.example, alt.example:8443',
};

type Asked = { method?: string; host?: string; protocol?: string; origin?: string; site?: string };
function refused(settings: Settings, asked: Asked): boolean {
  const { method = 'POST', host = 'apply.acme.example', protocol = 'https', origin, site } = asked;
  const headers = {
    ...(origin === undefined ? {} : { origin }),
    ...(site === undefined ? {} : { 'sec-fetch-site': site }),
  };
  try {
    checkOrigin(parseConfig(settings), { method, host, protocol, headers } as unknown as FastifyRequest);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'origin', status: 403 });
    return true;
  }
}

describe('the Origin header', () => {
  test.each<[Settings, Asked]>([
    [open, { origin: 'https://apply.acme.example' }],
    [open, { origin: 'https://apply.acme.example', host: 'inside.example' }],
    [open, { origin: 'https://www.acme.example', host: 'www.acme.example' }],
    [open, { origin: 'https://WWW.acme.example', host: 'WWW.acme.example' }],
    [open, { origin: 'https://alt.example:8443', host: 'alt.example:8443' }],
    [open, {}],
    [local, { origin: 'http://localhost:3000', host: 'localhost:3000', protocol: 'http' }],
    [local, { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000', protocol: 'http' }],
    [local, { origin: 'http://[::1]:4000', host: '[::1]:4000', protocol: 'http' }],
  ])('under %j is accepted as ours: %j', (settings, asked) => {
    expect(refused(settings, asked)).toBe(false);
  });

  test.each<[string, Settings, Asked]>([
    ['another site', open, { origin: 'https://evil.example' }],
    ['null', open, { origin: 'null' }],
    ['empty', open, { origin: '' }],
    ['another scheme', open, { origin: 'http://apply.acme.example' }],
    ['another port', open, { origin: 'https://apply.acme.example:444' }],
    ['a suffix', open, { origin: 'https://apply.acme.example.evil.example' }],
    ['a prefix', open, { origin: 'https://evil-apply.acme.example' }],
    ['a path', open, { origin: 'https://apply.acme.example/' }],
    ['credentials', open, { origin: 'https://apply.acme.example@evil.example' }],
    ['a foreign site that forges the Host', open, { origin: 'https://evil.example', host: 'evil.example' }],
    ['an allowed host at another address', open, { origin: 'https://www.acme.example', host: 'apply.acme.example' }],
    ['an allowed host by another scheme', open, { origin: 'http://www.acme.example', host: 'www.acme.example' }],
    ['an allowed name at another port than allowed', open, { origin: 'https://alt.example', host: 'alt.example' }],
    ['loopback while HOST is open', open, { origin: 'https://localhost', host: 'localhost' }],
    [
      'a name that looks like loopback',
      local,
      { origin: 'http://127.0.0.1.evil.example', host: '127.0.0.1.evil.example', protocol: 'http' },
    ],
    [
      'a name that ends like loopback',
      local,
      { origin: 'http://evil.localhost', host: 'evil.localhost', protocol: 'http' },
    ],
  ])('is refused: %s', (_what, settings, asked) => {
    expect(refused(settings, asked)).toBe(true);
    expect(refused(settings, { ...asked, method: 'GET' })).toBe(true);
  });
});

describe('Sec-Fetch-Site', () => {
  test.each(['same-origin', 'none'])('"%s" may change state', (site) => {
    expect(refused(open, { site })).toBe(false);
  });

  test.each(['cross-site', 'same-site', 'odd', ''])(
    '"%s" may not change state but may open a page by a link',
    (site) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        expect(refused(open, { site, method })).toBe(true);
      for (const method of ['GET', 'HEAD']) expect(refused(open, { site, method })).toBe(false);
    },
  );
});

describe('our own hosts', () => {
  const isOurs = (settings: Settings, host: string): boolean => isOurHost(parseConfig(settings), host);

  test('are PUBLIC_URL, ALLOWED_HOSTS, and loopback names while HOST is loopback', () => {
    for (const host of ['apply.acme.example', 'www.acme.example', 'www.acme.example:8080', 'alt.example:8443'])
      expect(isOurs(open, host), host).toBe(true);
    for (const host of ['localhost', 'localhost:1', '127.9.9.9', '[::1]:3000', 'LOCALHOST'])
      expect(isOurs(local, host), host).toBe(true);
  });

  test('do not include any other host', () => {
    for (const host of ['', 'evil.example', 'apply.acme.example:444', 'alt.example', 'localhost', '127.0.0.1'])
      expect(isOurs(open, host), host).toBe(false);
    for (const host of ['', 'localhost.evil.example', '127.0.0.1.nip.example', '0.0.0.0', '[::2]'])
      expect(isOurs(local, host), host).toBe(false);
  });
});
