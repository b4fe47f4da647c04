import { expect, test } from 'vitest';
import { licenceFaults, licences } from './security/licences.ts';

test('every package has a license that the product may use', () => {
  expect(licences().length).toBeGreaterThan(500);
  expect(licenceFaults(licences())).toEqual([]);
});

test('an unlisted license, a missing one, and a development license in the product are reported', () => {
  const one = { name: 'planted', version: '1.0.0' };
  expect(licenceFaults([{ ...one, licence: 'AGPL-3.0', dev: true }])).toEqual(['planted 1.0.0: AGPL-3.0']);
  expect(licenceFaults([{ ...one, licence: 'none', dev: false }])).toHaveLength(1);
  expect(licenceFaults([{ ...one, licence: 'MPL-2.0', dev: false }])).toHaveLength(1);
  expect(licenceFaults([{ ...one, licence: '(GPL-2.0 OR MIT)', dev: false }])).toEqual([]);
  expect(licenceFaults([{ ...one, licence: '(MIT AND Zlib)', dev: true }])).toEqual([]);
  expect(licenceFaults([{ ...one, licence: '(MIT AND GPL-2.0)', dev: true }])).toHaveLength(1);
  expect(licenceFaults([{ ...one, licence: '(MIT AND Zlib)', dev: false }])).toHaveLength(1);
});
