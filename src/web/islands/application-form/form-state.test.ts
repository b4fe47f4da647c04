import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { businessTypes, equipmentConditions } from '#contract/application-choices.ts';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { createFormState } from './form-state.ts';
import { createValidation } from './validation.ts';
import { emptyApplication, fieldNames, requiredFields } from './values.ts';

const copies = { en, es };
const validation = createValidation(en.messages);

describe('the fields of the form', () => {
  test('defaults: N/A, LLC, New, nothing else, and no consent ticked', () => {
    const { salesperson, businessType, equipmentCondition, contactConsent, ...rest } = emptyApplication;
    expect([salesperson, businessType, equipmentCondition, contactConsent]).toEqual(['N/A', 'LLC', 'New', false]);
    expect(new Set(Object.values(rest))).toEqual(new Set(['']));
    expect(fieldNames).toHaveLength(28);
  });

  test.each(['en', 'es'] as const)('an empty form in %s is refused by its required fields and no other', (lang) => {
    const { messages } = copies[lang];
    const refusals = createValidation(messages)(emptyApplication);
    const chosen = ['businessType', 'equipmentCondition'];
    expect(Object.keys(refusals)).toEqual(requiredFields.filter((name) => !chosen.includes(name)));
    for (const [name, message] of Object.entries(refusals)) expect(message).toBe(messages[name as 'businessName']);
  });

  test('the messages of the specification, to the letter', () => {
    const refusals = validation({
      ...emptyApplication,
      principalEmail: 'elena@',
      businessPhone: '555-0142',
      businessZip: '681',
    });
    expect(refusals).toEqual({
      businessName: 'Business name is required',
      businessPhone: 'Valid phone number is required',
      businessStreet: 'Street address is required',
      businessCity: 'City is required',
      businessState: 'State is required',
      businessZip: 'Valid ZIP code is required',
      businessNature: 'Nature of business is required',
      principalName: 'Principal name is required',
      principalEmail: 'Valid email is required',
      primarySignature: 'Primary signature is required',
    });
  });

  test('where the specification has no words, the English ones are those of the library', () => {
    const words = (schema: z.ZodType): string | undefined => schema.safeParse({}).error?.issues[0]?.message;
    expect(en.messages.businessType).toBe(words(z.enum(businessTypes)));
    expect(en.messages.equipmentCondition).toBe(words(z.enum(equipmentConditions)));
    expect(words(z.string())).toBe(`${en.messages.text}, received object`);
    const odd = { ...emptyApplication, businessType: 'Trust', equipmentCondition: 'Broken', county: {} as string };
    const refusals = validation(odd);
    expect(refusals).toMatchObject({
      businessType: en.messages.businessType,
      equipmentCondition: en.messages.equipmentCondition,
      county: en.messages.text,
    });
  });
});

describe('editing', () => {
  test('nothing is refused while typing, until the form was refused once', () => {
    const form = createFormState(emptyApplication);
    form.set({ businessZip: '6' });
    expect(form.snapshot().errors).toEqual({});
    expect(form.accept(validation)).toBe(false);
    form.set({ businessZip: '68102' });
    expect(form.snapshot().errors.businessZip).toBeUndefined();
    form.set({ businessZip: '68' });
    expect(form.snapshot().errors.businessZip).toBe('Valid ZIP code is required');
  });

  test("the server's refusal is shown with the others and disappears when its field changes", () => {
    const form = createFormState({ ...emptyApplication, businessZip: '68102' });
    form.accept(validation);
    form.refuse({ businessZip: 'This ZIP code does not exist' });
    expect(form.snapshot().errors).toMatchObject({
      businessZip: 'This ZIP code does not exist',
      businessCity: 'City is required',
    });
    form.set({ businessZip: '68103' });
    expect(form.snapshot().errors.businessZip).toBeUndefined();
  });

  test('clear forgets the sensitive numbers and what was refused', () => {
    const form = createFormState({ ...emptyApplication, principalSsnEncrypted: '912-34-4821' });
    form.accept(validation);
    form.clear();
    expect(form.snapshot()).toEqual({
      values: emptyApplication,
      errors: {},
      doubts: {},
      submitting: false,
      untouched: ['businessType', 'equipmentCondition'],
    });
  });

  test('a doubt comes on leaving, goes on typing, and is no error', () => {
    const form = createFormState(emptyApplication, (name, { values }) =>
      values[name] === 'zz' ? `${name}?` : undefined,
    );
    form.set({ businessState: 'zz', principalState: 'zz' });
    expect(form.snapshot().doubts).toEqual({});
    form.leave('businessState');
    expect(form.snapshot()).toMatchObject({ doubts: { businessState: 'businessState?' }, errors: {} });
    form.set({ businessState: 'Nebraska' });
    expect(form.snapshot().doubts).toEqual({});
    form.leave('businessState');
    expect(form.snapshot().doubts).toEqual({});
  });

  test('what was lost is marked until it is typed again', () => {
    const form = createFormState(emptyApplication, (name, { values }, lost) =>
      lost && values[name] === '' ? 'again' : undefined,
    );
    form.leave('principalSsnEncrypted');
    expect(form.snapshot().doubts).toEqual({});
    form.miss(['principalSsnEncrypted', 'federalIdEncrypted']);
    form.set({ federalIdEncrypted: '12-3456789' });
    form.leave('principalSsnEncrypted', 'federalIdEncrypted');
    expect(form.snapshot().doubts).toEqual({ principalSsnEncrypted: 'again' });
    form.clear();
    form.leave('principalSsnEncrypted');
    expect(form.snapshot().doubts).toEqual({});
  });

  test('a preset choice counts as untouched until it is chosen, changed or filled in by an invitation', () => {
    const form = createFormState(emptyApplication);
    form.set({ businessName: 'Ramos Paving LLC' });
    expect(form.snapshot().untouched).toEqual(['businessType', 'equipmentCondition']);
    form.confirm('businessType');
    expect(form.snapshot()).toMatchObject({ untouched: ['equipmentCondition'], values: { businessType: 'LLC' } });
    form.set({ equipmentCondition: 'Used' });
    form.set({ equipmentCondition: 'New' });
    expect(form.snapshot().untouched).toEqual([]);
    expect(createFormState({ ...emptyApplication, businessType: 'Partnership' }).snapshot().untouched).toEqual([
      'equipmentCondition',
    ]);
  });

  test('watchers hear of each change until they leave', () => {
    const form = createFormState(emptyApplication);
    const watcher = vi.fn();
    const leave = form.watch(watcher);
    form.set({ county: 'Douglas' });
    leave();
    form.set({ county: 'Sarpy' });
    expect(watcher).toHaveBeenCalledTimes(1);
  });
});
