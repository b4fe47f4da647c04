import { afterEach, expect, test, vi } from 'vitest';
import { ensureCsrf } from './csrf.ts';
import { request } from './request.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a cookie that is missing after the fetch logs a warning, and the token of the body is sent', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const sent: (string | null)[] = [];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
    if (path !== '/api/csrf-token') sent.push(new Headers(headers).get('x-csrf-token'));
    return Promise.resolve(Response.json({ csrfToken: 'of-the-body' }));
  });
  await request('POST', '/api/thing', {});
  expect(sent).toEqual(['of-the-body']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain('cookie is missing');
});

test('a stored cookie is sent without a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', () => {
    (document as { cookie: string }).cookie = 'a=b; csrf_token=of-the-cookie';
    return Promise.resolve(Response.json({ csrfToken: 'of-the-body' }));
  });
  expect(await ensureCsrf()).toBe('of-the-cookie');
  expect(warn).not.toHaveBeenCalled();
});
