import type { Language } from '#contract/language.ts';
import { findTopics } from './find-topic.ts';
import { forbiddenIn, type Refusal } from './guards.ts';
import type { Slug } from './knowledge.ts';
import { forbiddenLikeness, matterOf } from './likeness.ts';
import { type AskedPayment, readTerms } from './read-terms.ts';

/** What a question asks for, whoever the lender is and whatever the day. */
export type ReadQuestion =
  /** It asks for what is never done. Its topic matters only where a name decides it. */
  | { forbidden: Refusal; topic: Slug | undefined }
  | {
      forbidden: undefined;
      asked: AskedPayment;
      topic: Slug | undefined;
      /** What it would be refused as, if it is no question about a payment. */
      suspected: Refusal | undefined;
    };

/** Where nothing of ours fits, a suspicion is enough: both answers lead to a person. Where an entry fits, it is not. */
const AS_LIKELY = 0;
const TOO_LIKELY = 2.5;

/** Reads a redacted question. */
export function readQuestion(lang: Language, question: string): ReadQuestion {
  const likeness = forbiddenLikeness(question);
  const forbidden = forbiddenIn(question, likeness);
  const topic = findTopics(lang, question)[0]?.slug;
  if (forbidden !== undefined) return { forbidden, topic };
  const isSuspected = likeness > (topic === undefined ? AS_LIKELY : TOO_LIKELY);
  return { forbidden, asked: readTerms(question), topic, suspected: isSuspected ? matterOf(question) : undefined };
}
