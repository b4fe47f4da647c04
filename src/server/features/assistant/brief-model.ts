import type { Language } from '#contract/language.ts';
import { assistant as en } from '#copy/en/assistant.ts';
import { assistantModel as enModel } from '#copy/en/assistant-model.ts';
import { assistant as es } from '#copy/es/assistant.ts';
import { assistantModel as esModel } from '#copy/es/assistant-model.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import type { AskedOfEngine, ModelTurn } from '#server/ports.ts';
import { type Answer, calculatorPath, estimateAnswer, fromTopic } from './answer.ts';
import { brandFacts } from './brand-facts.ts';
import { figuresOfEngine, figuresOfText } from './figures.ts';
import { findTopics } from './find-topic.ts';
import { knowledge, type Slug } from './knowledge.ts';
import type { Sources } from './may-be-said.ts';
import { type AskedPayment, readTerms, tierOfCreditScore } from './read-terms.ts';
import { type ChatMessage, type OpenedChat, selectLatest } from './store.ts';
import { readers } from './words.ts';

const texts = { en, es };
const modelTexts = { en: enModel, es: esModel };
/** What the model says when the passages hold no answer. */
export const UNSURE = 'UNSURE';
const PASSAGES = 4;

/** One question as a model is told it, and what it may draw on; figures of the engine join as it asks for them. */
export type Brief = {
  turn: ModelTurn;
  sources: Sources;
  topic: Slug | undefined;
  unsure: Answer;
  /** What stands below the answer: the page that says more. */
  ending: () => string;
};

/** Undefined where no passage and no figure belongs to the question: then there is nothing to answer from. */
export async function briefModel(
  app: App,
  ctx: Ctx,
  session: OpenedChat,
  question: string,
  builtIn: Answer,
): Promise<Brief | undefined> {
  const lang = session.language;
  const turns = app.config.model?.turns ?? 0;
  const earlier = turns === 0 ? [] : tellable(await selectLatest(app.db.query, app.vault, session.id, turns * 2));
  const before = earlier.findLast(({ role }) => role === 'user')?.content ?? '';
  const topics = topicsOf(lang, question, before);
  if (!isOurs(lang, question, builtIn) || (topics.length === 0 && !isAboutPayment(question, builtIn, before)))
    return undefined;
  const facts = brandFacts(app.brand, lang, ctx.now);
  const passages = topics.map((slug) => fromTopic(lang, slug, facts).text);
  const unsure = texts[lang].unsure(facts);
  const known = [...passages, unsure].join('\n');
  const sources: Sources = { text: known, figures: figuresOfText(known) };
  let computed = false;
  return {
    topic: topics[0],
    unsure: { kind: 'unsure', text: unsure },
    sources,
    ending: () => {
      const path = computed || !topics[0] ? calculatorPath[lang] : knowledge[lang][topics[0]].path;
      return `\n${computed ? `${texts[lang].payment.estimate}\n` : ''}${texts[lang].more(path)}`;
    },
    turn: {
      instructions: modelTexts[lang].instructions(facts, passages, UNSURE),
      messages: [
        ...earlier.map(({ role, content }) => ({ role, text: content })),
        { role: 'user' as const, text: question },
      ],
      estimate: (asked) => {
        const { text } = estimateAnswer(app.brand, lang, facts, ofEngine(asked));
        computed = true;
        sources.figures.push(...figuresOfEngine(text));
        return text;
      },
    },
  };
}

/** Answered questions only: what was refused, or broke off, is not told again. */
function tellable(messages: ChatMessage[]): ChatMessage[] {
  const silent = new Set(
    messages.filter(({ outcome }) => outcome === 'refused' || outcome === 'interrupted').map((one) => one.question_id),
  );
  return messages.filter(({ id, question_id }) => !silent.has(question_id ?? id));
}

/** A question that stands on the one before it ("and for a used one?") is looked up with it. */
function topicsOf(lang: Language, question: string, before: string): Slug[] {
  const own = findTopics(lang, question);
  const found = own.length > 0 || before === '' ? own : findTopics(lang, `${before} ${question}`);
  return found.slice(0, PASSAGES).map(({ slug }) => slug);
}

const isOurs = (lang: Language, question: string, builtIn: Answer): boolean =>
  builtIn.kind !== 'unsure' || readers[lang].countElsewhere(question) === 0;

function isAboutPayment(question: string, builtIn: Answer, before: string): boolean {
  if (builtIn.kind === 'calculator') return true;
  const { valueCents, months, tier, downBps, downCents } = readTerms(question);
  return before !== '' && [valueCents, months, tier, downBps, downCents].some((one) => one !== undefined);
}

function ofEngine({
  price,
  months,
  tier,
  score,
  down,
  downPercent,
}: AskedOfEngine): AskedPayment & { valueCents: number } {
  return {
    valueCents: Math.round(price * 100),
    months: months === undefined ? undefined : Math.round(months),
    score,
    tier: tier ?? (score === undefined ? undefined : tierOfCreditScore(score)),
    downBps: downPercent === undefined ? undefined : Math.round(downPercent * 100),
    downCents: down === undefined ? undefined : Math.round(down * 100),
    wantsPayment: true,
    namesPayment: true,
  };
}
