import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { sampleApplication } from '#tests/support/factories.ts';
import { presetFields } from './application-choices.ts';
import { applicationSchema } from './application.ts';

const languages = { en: en.messages, es: es.messages };

test.each(['en', 'es'] as const)(
  'the application schema returns texts or its own messages for any input (%s)',
  (lang) => {
    const schema = applicationSchema(languages[lang]);
    const fields = Object.keys(schema.shape);
    const messages = Object.values<string>(languages[lang]);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), fc.jsonValue()), (input) => {
        const result = z.safeParse(schema, { ...sampleApplication(), ...input });
        for (const issue of result.error?.issues ?? []) {
          expect(fields).toContain(issue.path[0]);
          expect(messages).toContain(issue.message);
        }
        const { contactConsent = false, untouchedDefaults = [], ...texts } = result.data ?? {};
        expect(typeof contactConsent).toBe('boolean');
        expect(presetFields).toEqual(expect.arrayContaining(untouchedDefaults));
        expect(Object.values(texts).filter((text) => typeof text !== 'string')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  },
);
