import { describe, expect, test } from 'vitest';
import { emptyDeal } from './deal-values.ts';
import { changed, splitName, typeOfEquipment, withDerived } from './derived-values.ts';

const counter = changed(emptyDeal, {
  borrowerFirstName: 'Elena',
  borrowerLastName: 'Ramos',
  equipmentDescription: '2022 Bobcat E50 excavator',
  equipmentAmount: '84500',
});

describe('values that follow from customer, machine and price', () => {
  test('name the deal, choose the type and ask for the price', () =>
    expect(counter).toMatchObject({
      dealName: '2022 Bobcat E50 excavator, Elena Ramos',
      equipmentType: 'construction',
      requestedAmount: '$84,500',
      requestedTerm: '60',
      downPayment: '0',
    }));

  test('follow a later change of what they follow from', () =>
    expect(changed(counter, { downPayment: '4,500', equipmentDescription: 'Deck oven' })).toMatchObject({
      dealName: 'Deck oven, Elena Ramos',
      equipmentType: 'food-service',
      requestedAmount: '$80,000',
    }));

  test('stay as edited', () => {
    const edited = { dealName: 'Fleet order', equipmentType: 'other', requestedAmount: '70000' };
    const next = changed(changed(counter, edited), { equipmentAmount: '90000', equipmentDescription: 'Truck' });
    expect(next).toMatchObject(edited);
    expect(changed(changed(counter, { dealName: '' }), { equipmentDescription: 'Truck' }).dealName).toBe('');
  });

  test.each([
    ['abc', '0'],
    ['0', '0'],
    ['84500', '84500'],
    ['84500', 'abc'],
  ])('ask for no amount at a price of "%s" less "%s"', (equipmentAmount, downPayment) =>
    expect(changed(counter, { equipmentAmount, downPayment }).requestedAmount).toBe(''),
  );

  test('fill only what is empty at the start', () => {
    const start = {
      ...emptyDeal,
      dealName: 'Ramos Paving',
      equipmentDescription: 'Dump truck',
      equipmentAmount: '90000',
    };
    expect(withDerived(start)).toMatchObject({
      dealName: 'Ramos Paving',
      equipmentType: 'transportation',
      requestedAmount: '$90,000',
    });
    expect(withDerived(emptyDeal)).toEqual(emptyDeal);
  });
});

test.each([
  ['Compact excavator', 'construction'],
  ['Skid steer, two units', 'construction'],
  ['Food truck', 'food-service'],
  ['Bucket truck', 'transportation'],
  ['5-axis CNC machining cell', 'manufacturing'],
  ['Tunnel oven line', 'food-service'],
  ['Taylor C709 soft serve machine', 'food-service'],
  ['Hobart dough mixer', 'food-service'],
  ['Toyota forklift', 'construction'],
  ['2019 CAT 259D, used', 'construction'],
  ['CAT engine, freightliner truck', 'transportation'],
  ['Injection molding machine', 'manufacturing'],
  ['Telescope', 'other'],
  [' ', ''],
])('the type of "%s" is "%s"', (machine, type) => expect(typeOfEquipment(machine)).toBe(type));

test.each([
  ['Elena Ramos', 'Elena', 'Ramos'],
  [' Mary  Ann Smith ', 'Mary Ann', 'Smith'],
  ['Elena', 'Elena', ''],
  ['', '', ''],
])('"%s" has the first name "%s" and the last name "%s"', (typed, borrowerFirstName, borrowerLastName) =>
  expect(splitName(typed)).toEqual({ borrowerFirstName, borrowerLastName }),
);
