import { describe, expect, test } from 'vitest';
import { emptyDeal } from './deal-values.ts';
import { keepableDeal, openDeviceDraft } from './device-draft.ts';

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

describe('a deal is kept on the device as one types', () => {
  test('SSN, EIN and birth date never are', () => {
    const { kept, storage } = memory();
    const typed = {
      ...emptyDeal,
      dealName: 'Truck',
      companyEin: '47-3094410',
      guarantor1Ssn: '912-34-4821',
      guarantor1Dob: '03/14/1981',
    };
    const draft = openDeviceDraft('d', storage);
    draft.write({ savedAt: at, basis: '3', values: keepableDeal(typed, emptyDeal) });
    expect([...kept.values()].join()).not.toMatch(/47-3094410|912-34-4821|03\/14\/1981/);
    expect(draft.read()).toEqual({ savedAt: at, basis: '3', values: { dealName: 'Truck' } });
  });

  test('what is as it was is not kept, and nothing kept leaves nothing behind', () => {
    const { kept, storage } = memory();
    const draft = openDeviceDraft('d', storage);
    draft.write({ savedAt: at, basis: '', values: { dealName: 'Truck' } });
    draft.write({ savedAt: at, basis: '', values: keepableDeal(emptyDeal, emptyDeal) });
    expect(kept.size).toBe(0);
  });

  test('says which version it was typed over, so that a save can be compared with that version', () => {
    const { storage } = memory();
    openDeviceDraft('d', storage).write({ savedAt: at, basis: '7', values: { dealName: 'Truck' } });
    expect(openDeviceDraft('d', storage).read()?.basis).toBe('7');
    openDeviceDraft('d', storage).clear();
    expect(openDeviceDraft('d', storage).read()).toBeNull();
  });

  test.each(['no json', '[]', '{"savedAt":1}', `{"savedAt":"${at}","basis":"","values":{"guarantor1Ssn":"912"}}`])(
    'a damaged or foreign one restores nothing: %s',
    (text) => {
      const { kept, storage } = memory();
      kept.set('d', text);
      expect(openDeviceDraft('d', storage).read()?.values ?? {}).toEqual({});
    },
  );
});
