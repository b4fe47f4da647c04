import { describe, expect, test } from 'vitest';
import { emptyDeal } from './deal-values.ts';
import { keepable, openDeviceDraft } from './device-draft.ts';

const memory = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage;
  return { kept, storage: () => storage };
};
const at = '2026-11-21T12:00:00.000Z';

describe('design 6: a deal is kept on the device as one types', () => {
  test('SSN, EIN and birth date never are', () => {
    const { kept, storage } = memory();
    const typed = {
      ...emptyDeal,
      dealName: 'Truck',
      companyEin: '47-3094410',
      guarantor1Ssn: '912-34-4821',
      guarantor1Dob: '03/14/1981',
    };
    const draft = openDeviceDraft('d', '', storage);
    draft.write(keepable(typed, emptyDeal), at);
    expect([...kept.values()].join()).not.toMatch(/47-3094410|912-34-4821|03\/14\/1981/);
    expect(draft.read()).toEqual({ savedAt: at, values: { dealName: 'Truck' } });
  });

  test('what is as it was is not kept, and nothing kept leaves nothing behind', () => {
    const { kept, storage } = memory();
    const draft = openDeviceDraft('d', '', storage);
    draft.write({ dealName: 'Truck' }, at);
    draft.write(keepable(emptyDeal, emptyDeal), at);
    expect(kept.size).toBe(0);
  });

  test('over a deal that changed meanwhile it is void', () => {
    const { storage } = memory();
    openDeviceDraft('d', 'monday', storage).write({ dealName: 'Truck' }, at);
    expect(openDeviceDraft('d', 'tuesday', storage).read()).toBeNull();
    expect(openDeviceDraft('d', 'monday', storage).read()).not.toBeNull();
  });

  test.each(['no json', '[]', '{"savedAt":1}', `{"savedAt":"${at}","basis":"","values":{"guarantor1Ssn":"912"}}`])(
    'a damaged or foreign one restores nothing: %s',
    (text) => {
      const { kept, storage } = memory();
      kept.set('d', text);
      expect(openDeviceDraft('d', '', storage).read()?.values ?? {}).toEqual({});
    },
  );
});
