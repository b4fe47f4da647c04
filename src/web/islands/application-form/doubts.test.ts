import { describe, expect, test } from 'vitest';
import { applicationSchema } from '#contract/application.ts';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { doubtAbout } from './doubts.ts';
import { emptyApplication, type FieldName } from './values.ts';

const today = new Date('2026-11-21T12:00:00Z');
const about = (name: FieldName, value: string, words = en.doubts): string | undefined =>
  doubtAbout(name, { ...emptyApplication, [name]: value }, words, today);
const { doubts } = en;

describe('a value that looks like a slip is said, and never refused', () => {
  test.each<[FieldName, string, string]>([
    ['principalSsnEncrypted', '123', 'This should have 9 digits; you entered 3.'],
    ['principalSsnEncrypted', '9123448210', 'This should have 9 digits; you entered 10. Check for extra digits.'],
    ['principalSsnEncrypted', 'pending', 'Enter a 9-digit number.'],
    ['federalIdEncrypted', '12', 'This should have 9 digits; you entered 2.'],
    ['businessPhone', '123', 'This should have 10 digits; you entered 3.'],
    ['principalPhone', '402555014299', 'This should have 10 digits; you entered 12. Check for extra digits.'],
    ['principalPhone', 'none', 'Enter a 10-digit number.'],
    ['principalPhone', '+52 55', 'Enter a 10-digit number.'],
    ['businessZip', '1', 'This should have 5 digits; you entered 1.'],
    ['principalZip', '681023', 'This should have 5 digits; you entered 6. Check for extra digits.'],
    ['businessState', 'zz', doubts.state],
    ['principalState', 'Jalisco', doubts.state],
    ['dateEstablished', '13/45/2030', doubts.noSuchDate],
    ['dateEstablished', '20/15', `${doubts.dateForm} ${doubts.dateMonth}`],
    ['dateEstablished', '03/20/21', `${doubts.dateForm} ${doubts.dateMonth}`],
    ['principalDobEncrypted', '03/20/81', doubts.dateForm],
    ['principalEmail', 'elena', doubts.emailAt],
    ['principalEmail', '@example.com', doubts.emailAt],
    ['principalEmail', 'elena@example', doubts.emailDot],
    ['principalEmail', 'elena@example.', doubts.emailDot],
    ['dateEstablished', '11/22/2026', doubts.future],
    ['dateEstablished', '03/04/0215', doubts.longAgo],
    ['principalDobEncrypted', '02/30/2015', doubts.noSuchDate],
    ['principalDobEncrypted', '11/22/2008', doubts.young],
    ['principalDobEncrypted', '03/04/1880', doubts.longAgo],
  ])('%s "%s": %s', (name, value, said) => {
    expect(about(name, value)).toBe(said);
    expect(about(name, value, es.doubts)).not.toBe(said);
  });

  test.each<[FieldName, string]>([
    ['principalSsnEncrypted', '912-34-4821'],
    ['federalIdEncrypted', '12-3456789'],
    ['businessPhone', '(402) 555-0188'],
    ['businessPhone', '(402) 555-0188 x12'],
    ['businessPhone', '1-402-555-0188'],
    ['businessPhone', '+52 55 1234 5678'],
    ['businessPhone', '1-800-FLOWERS'],
    ['businessZip', '68102'],
    ['businessZip', '68102-1234'],
    ['businessState', 'NE'],
    ['businessState', 'nebraska'],
    ['dateEstablished', '02/29/2024'],
    ['dateEstablished', '3/4/2015'],
    ['dateEstablished', '2015-03-04'],
    ['dateEstablished', '11/21/2026'],
    ['principalDobEncrypted', '11/21/2008'],
    ['principalDobEncrypted', ''],
    ['businessState', '  '],
    ['businessName', '1'],
    ['principalEmail', 'elena@mail.example.com'],
  ])('%s "%s" is fine', (name, value) => expect(about(name, value)).toBeUndefined());

  test.each([
    ['Ana Torres', 'Ana Torres', undefined],
    ['Ana Torres', 'ana  maría torres', undefined],
    ['Ana María Torres', 'ANA TORRES', undefined],
    ['José Peña', 'Jose Pena', undefined],
    ['', 'Ana Torres', undefined],
    ['Ana Torres', 'Ana Tores', doubts.signature('Ana Torres')],
    ['Ana Torres', 'Luis Torres', doubts.signature('Ana Torres')],
  ])('the owner "%s" signs as "%s"', (principalName, primarySignature, said) => {
    const values = { ...emptyApplication, principalName, primarySignature };
    expect(doubtAbout('primarySignature', values, doubts, today)).toBe(said);
  });

  test.each([
    ['2019 excavator, used', 'New', 'used'],
    ['Excavadora Usada 2019', 'New', 'Usada'],
    ['Pre-owned CNC', 'New', 'Pre-owned'],
    ['Camión de segunda mano', 'New', 'de segunda mano'],
    ['Horno reacondicionado', 'New', 'reacondicionado'],
    ['2019 excavator, used', 'Used', undefined],
    ['2026 excavator, unused', 'New', undefined],
    ['', 'New', undefined],
  ])(
    'the description "%s" with the untouched condition %s is doubted for "%s"',
    (equipmentDescription, condition, word) => {
      const values = { ...emptyApplication, equipmentDescription, equipmentCondition: condition };
      const said = word === undefined ? undefined : doubts.used(word);
      expect(doubtAbout('equipmentCondition', values, doubts, today, ['equipmentCondition'])).toBe(said);
      expect(doubtAbout('equipmentCondition', values, doubts, today, []), 'chosen by the applicant').toBeUndefined();
    },
  );

  test('what is doubted is still taken by the schema, in the browser and on the server', () => {
    const doubted = {
      ...emptyApplication,
      businessName: 'Sample Paving',
      businessPhone: '1234567890123',
      businessStreet: '1 Sample Street',
      businessCity: 'Omaha',
      businessState: 'zz',
      businessZip: '000001',
      businessNature: 'Paving',
      principalName: 'Elena Sample',
      primarySignature: 'Elena Sample',
      dateEstablished: '13/45/2030',
      federalIdEncrypted: '12',
      principalSsnEncrypted: '123',
      principalDobEncrypted: '02/30/2015',
      principalState: 'zz',
      principalZip: '1',
      principalPhone: '123',
    };
    const names = Object.keys(doubted) as FieldName[];
    expect(names.filter((name) => about(name, String(doubted[name])) !== undefined)).toHaveLength(10);
    expect(applicationSchema(en.messages).safeParse(doubted).success).toBe(true);
  });
});
