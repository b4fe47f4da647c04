import { afterAll, describe, expect, test } from 'vitest';
import { dealerRoles, permissionsOf, type Role, staffRoles } from '#contract/permissions.ts';
import { signedIn } from '#tests/support/factories.ts';
import { type ApiRow, prepareRefused, rowsOf } from '#tests/server/api-calls.ts';
import { permissionOfRoute } from '#tests/server/route-permissions.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const visitor = await t.browser();
const rows = rowsOf(t).filter(([, method, row]) => method !== 'HEAD' && row.answers.anonymous === 401);
const isDealer = (role: Role): boolean => dealerRoles.some((one) => one === role);
/** Refused calls change nothing, so one session of each role serves all routes. */
const refused = new Map<Role, string>();
for (const role of [...staffRoles, ...dealerRoles]) refused.set(role, (await signedIn(t, role)).bearer);

function expectedOf(name: string, row: ApiRow, role: Role): number {
  const permission = permissionOfRoute.get(name);
  if (permission !== undefined && !permissionsOf([role]).some((one) => one === permission)) return 403;
  const manager = role === 'dealer-manager' ? row.answers['dealer-manager'] : undefined;
  return manager ?? row.answers[isDealer(role) ? 'dealer' : 'admin'];
}

test('each route requires the permission of the list', () => {
  const declared = t.server.apiRoutes.filter(({ method, permission }) => method !== 'HEAD' && permission !== undefined);
  expect(Object.fromEntries(declared.map(({ method, url, permission }) => [`${method} ${url}`, permission]))).toEqual(
    Object.fromEntries(permissionOfRoute),
  );
});

describe.each(rows)('%s', (name, method, row) => {
  test.each([...staffRoles, ...dealerRoles])('answers %s with the expected status', async (role) => {
    const expected = expectedOf(name, row, role);
    const bearer = expected < 400 ? (await signedIn(t, role)).bearer : refused.get(role);
    const { url, body } = await (expected < 400 ? row.prepare(t) : prepareRefused(t, row));
    const answer = await visitor.send(method, url, body, { authorization: `Bearer ${bearer ?? ''}` });
    expect(answer.statusCode, answer.body).toBe(expected);
  });
});
