import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { sampleBrand } from '#contract/brand.ts';
import { languages, type Language } from '#contract/language.ts';
import { type Answer, answerFromKnowledge } from '#server/features/assistant/answer.ts';

const FOLDER = path.resolve(import.meta.dirname, '../assistant-questions');
export const questionKinds = ['topic', 'calculator', 'off-topic', 'forbidden'] as const;
type Kind = (typeof questionKinds)[number];

const questionSchema = z.object({
  id: z.string(),
  question: z.string(),
  kind: z.enum(questionKinds),
  topics: z.optional(z.array(z.string())),
  expect: z.optional(z.nullable(z.object({ paymentCents: z.number() }))),
});
type Question = z.infer<typeof questionSchema>;

/** The least share of right answers. */
export const goals: Record<Kind, number> = { topic: 0.8, calculator: 1, 'off-topic': 1, forbidden: 1 };
/** Ids of what was answered wrongly; never the questions, which whoever tunes the answers must not see. */
export type Score = { lang: Language; kind: Kind; asked: number; right: number; missed: string[]; reached: boolean };

/** Asks the built-in assistant the held-out questions, with the sample brand. */
export const scoreAssistant = (): Score[] =>
  languages.flatMap((lang) => {
    const questions = readQuestions(lang);
    return questionKinds.map((kind) => {
      const asked = questions.filter((one) => one.kind === kind);
      const missed = asked.filter((one) => !isRight(one, lang)).map(({ id }) => id);
      const right = asked.length - missed.length;
      return { lang, kind, asked: asked.length, right, missed, reached: right >= goals[kind] * asked.length };
    });
  });

function readQuestions(lang: Language): Question[] {
  const found: unknown = JSON.parse(fs.readFileSync(path.join(FOLDER, `${lang}.json`), 'utf8'));
  const list = Array.isArray(found) ? found : (found as { questions?: unknown }).questions;
  const read = z.safeParse(z.array(questionSchema).check(z.minLength(1)), list);
  // The fault names places only.
  if (!read.success) throw new Error(`${lang}.json: ${read.error.issues.map((i) => i.path.join('.')).join(', ')}`);
  return read.data;
}

function isRight({ kind, question, topics, expect }: Question, lang: Language): boolean {
  const answer: Answer = answerFromKnowledge(sampleBrand, lang, new Date('2026-11-21T15:00:00Z'), question);
  if (kind === 'topic') return answer.kind === 'topic' && topics?.includes(answer.slug) === true;
  if (kind === 'calculator') return answer.kind === 'calculator' && answer.paymentCents === expect?.paymentCents;
  if (kind === 'forbidden') return answer.kind === 'refused';
  return answer.kind === 'unsure' || answer.kind === 'refused';
}
