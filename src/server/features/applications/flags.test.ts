import { afterAll, describe, expect, test } from 'vitest';
import type { ApplicationFile } from '#contract/admin.ts';
import { signedIn, submit } from '#tests/support/factories.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const admin = await signedIn(t, 'admin');
const flagsOf = async (id: string) => {
  const answer = await admin.send('GET', `/api/admin/applications/${id}`);
  return answer.json<{ application: ApplicationFile }>().application.flags;
};
let made = 0;
const alone = (changes: object = {}) => {
  const n = String(++made);
  const number = `91${n.padStart(7, '0')}`;
  return {
    businessName: `Business ${n}`,
    principalEmail: `p${n}@example.com`,
    principalSsnEncrypted: number,
    ...changes,
  };
};

describe('warnings for an underwriter', () => {
  test('are empty for an ordinary application', async () => {
    expect(await flagsOf((await submit(t, alone())).id)).toEqual([]);
  });

  test('include a signature with a different name', async () => {
    const { id } = await submit(t, alone({ primarySignature: 'Somebody Else' }));
    expect(await flagsOf(id)).toEqual([
      {
        kind: 'signature_differs',
        about: null,
        fields: ['principalName', 'primarySignature'],
        said: 'Somebody Else',
      },
    ]);
  });

  test('distinguish one number under two names from a repeated application', async () => {
    const number = '923-45-6789';
    const first = await submit(t, alone({ businessName: 'Norte Trucking', principalSsnEncrypted: number }));
    const again = await submit(t, alone({ businessName: 'NORTE TRUCKING', principalSsnEncrypted: '923456789' }));
    const other = await submit(t, alone({ businessName: 'Quite Other', principalSsnEncrypted: number }));
    const shown = async (id: string) =>
      (await flagsOf(id)).map(({ kind, about, fields }) => [kind, about?.reference, fields]);
    expect(await shown(other.id)).toEqual([
      ['same_number', again.reference, ['principalSsnEncrypted']],
      ['same_number', first.reference, ['principalSsnEncrypted']],
    ]);
    expect(await shown(again.id)).toEqual([
      ['same_number', other.reference, ['principalSsnEncrypted']],
      ['twin', first.reference, ['businessName', 'principalSsnEncrypted']],
    ]);
    const person = alone({ businessName: 'Third', principalName: 'Another Person', principalSsnEncrypted: number });
    await submit(t, { ...person, primarySignature: 'Another Person' });
    expect((await flagsOf(other.id)).map(({ said }) => said)).toEqual(['Another Person', '', '']);
    const same = { ...person, businessName: 'Quite Other', principalName: 'Third Person' };
    const [twin] = await flagsOf((await submit(t, { ...same, primarySignature: 'Third Person' })).id);
    expect(twin).toMatchObject({ said: 'Another Person' });
    expect((await flagsOf(other.id))[0]).toMatchObject({ kind: 'twin', said: 'Third Person' });
  });

  test('include a shared address or business in any case, but not when both are empty', async () => {
    const first = await submit(t, alone({ principalEmail: 'Shared@example.com' }));
    const second = await submit(t, alone({ principalEmail: 'shared@EXAMPLE.com' }));
    expect(await flagsOf(second.id)).toMatchObject([
      { kind: 'twin', about: { id: first.id }, fields: ['principalEmail'] },
    ]);
    const none = { principalEmail: '', principalSsnEncrypted: '' };
    await submit(t, alone(none));
    expect(await flagsOf((await submit(t, alone(none))).id)).toEqual([]);
  });
});
