import type { Language } from '#contract/language.ts';
import { assistantModel as en } from '#copy/en/assistant-model.ts';
import { assistantModel as es } from '#copy/es/assistant-model.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { errorForLog } from '#server/lib/error-for-log.ts';
import { brandFacts } from './brand-facts.ts';
import { deadlines } from './deadlines.ts';
import { figuresOfText } from './figures.ts';
import { mayBeSaid } from './may-be-said.ts';
import { spend } from './spend.ts';

const texts = { en, es };
/** A text of a few sentences does not become a letter. */
const MOST_TIMES = 3;

/**
 * A text in the model's words, with figures and addresses of its source alone; undefined without a model, when it
 * fails, and where it says what it may not.
 */
export async function phraseByModel(
  app: App,
  ctx: Ctx,
  { lang, text, source }: { lang: Language; text: string; source: string },
  left: AbortSignal,
): Promise<string | undefined> {
  const { model, config } = app;
  const instructions = texts[lang].phrasing(brandFacts(app.brand, lang, ctx.now));
  if (!model || !config.model || !(await spend(app, instructions + text, 1))) return undefined;
  const times = deadlines({ ...config.model, firstWordMs: config.model.answerMs }, left);
  try {
    const said = (await model.phrase(instructions, text, times.signal)).replace(/\*\*|`/g, '').trim();
    const lines = said.split(/\n+/);
    const sources = { text: source, figures: figuresOfText(source) };
    const isSound = said.length <= text.length * MOST_TIMES && lines.every((line) => sentencesIn(line, sources));
    return isSound ? lines.join('\n') : undefined;
  } catch (error) {
    app.log.warn({ cause: errorForLog(error) }, 'the model failed: sent the built-in recommendation');
    return undefined;
  } finally {
    times.stop();
  }
}

const sentencesIn = (line: string, sources: Parameters<typeof mayBeSaid>[1]): boolean =>
  line.split(/(?<=[.!?])\s+/).every((sentence) => mayBeSaid(sentence, sources));
