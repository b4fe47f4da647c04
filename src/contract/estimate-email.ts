import * as z from 'zod/mini';
import { structureNames } from '#finance/named-structures.ts';
import { tierNames } from '#finance/tiers.ts';
import { languages } from './language.ts';
import { isEmail } from './email-address.ts';
import { choice, optional } from './text.ts';

export type EstimateMessages = { email: string; figures: string; text: string };

const figure = (message: string) =>
  z.pipe(
    z.union([z.number(), z.string()], { error: message }),
    z.pipe(
      z.transform((typed: string | number) => (typed === '' ? Number.NaN : Number(typed))),
      z.number({ error: message }),
    ),
  );

/**
 * The body of POST /api/estimates/email: the choices of the calculator, in the names of its address. The server computes
 * the figures. Other properties are ignored.
 */
export const estimateSchema = (m: EstimateMessages) =>
  z.object({
    email: z.string({ error: m.email }).check(z.trim(), z.refine(isEmail, m.email)),
    language: choice(languages, 'en', m.text),
    /** Whole dollars. */
    value: figure(m.figures),
    /** Months. */
    term: figure(m.figures),
    tier: z.enum(tierNames, { error: m.figures }),
    /** Percent of the value. */
    down: figure(m.figures),
    shape: choice(structureNames, 'level', m.figures),
    /** The month of funding, 1 to 12, for seasonal payments. */
    from: z._default(figure(m.figures), 1),
    /** Hidden from people. */
    website: optional(m.text),
  });
export type EstimateInput = z.output<ReturnType<typeof estimateSchema>>;

export const estimateAnswerSchema = z.object({ success: z.literal(true), message: z.string() });
