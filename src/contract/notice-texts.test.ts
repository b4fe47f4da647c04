import { describe, expect, test } from 'vitest';
import { noticeTexts as en } from '#copy/en/notice-texts.ts';
import { noticeTexts as es } from '#copy/es/notice-texts.ts';
import { brandSchema, sampleBrand } from './brand.ts';
import { fillNotice, noticeTextError, noticeTextNames } from './notice-texts.ts';

describe('wording of notices', () => {
  test('accepts the shipped texts of both languages', () => {
    for (const name of noticeTextNames) {
      expect(noticeTextError(name, en[name]), name).toBeUndefined();
      expect(noticeTextError(name, es[name]), name).toBeUndefined();
    }
  });

  test.each([
    ['ecoa', 'Our agency is {regulator}.', undefined],
    ['ecoa', '', undefined],
    ['ecoa', 'Ask the agency.', '{regulator} must appear in this text'],
    ['declined', 'Dear {name}, no.', '{name} means nothing here: use {company}, {phone}, {reference}'],
    ['declined', 'No. {', 'A brace is open or closed alone'],
    ['approved', 'Until {expires}', '{expires} means nothing here: use {company}, {phone}, {reference}'],
    ['score', '{agency} {score} {scoredOn}', '{factors} must appear in this text'],
  ] as const)('%s: %s', (name, text, error) => {
    expect(noticeTextError(name, text)).toBe(error);
  });

  test('fills each placeholder once: braces in an inserted value are not a placeholder', () => {
    expect(
      fillNotice('{company} says:\n\n  call {phone}', { company: '{phone}', phone: '1$&', reference: '' }),
    ).toEqual(['{phone} says:', 'call 1$&']);
  });

  test('uses the shipped text for every text and language that a file does not set', () => {
    const noticeTexts = { en: { declined: 'No, {company} says.' } };
    const read = brandSchema.parse({ ...sampleBrand, noticeTexts: { ...noticeTexts, es: {} } });
    expect(read.noticeTexts.en).toEqual({ ...sampleBrand.noticeTexts.en, declined: 'No, {company} says.' });
    expect(read.noticeTexts).toMatchObject({ read: null, es: sampleBrand.noticeTexts.es });
  });
});
