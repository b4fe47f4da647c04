import { describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { languages, type Language } from '#contract/language.ts';
import { chat as en } from '#copy/en/chat.ts';
import { chat as es } from '#copy/es/chat.ts';
import { newConversation } from '#server/features/assistant/conversation.ts';
import { type Answer, composeAnswer } from '#server/features/assistant/compose-answer.ts';
import { readSheet, type SheetContent } from '#web/islands/chat/sheet.ts';

const copies = { en, es };
const NOW = new Date('2026-11-21T15:00:00Z');
const question = {
  en: 'payment on 85k over 48 months with good credit',
  es: 'pago de 85 mil a 48 meses con crédito bueno',
};

function ask(lang: Language, ...messages: string[]): Answer {
  let state = newConversation(lang);
  const answers = messages.map((message) => {
    const turn = composeAnswer(sampleBrand, NOW, state, message);
    state = turn.state;
    return turn.answer;
  });
  const answer = answers.at(-1);
  if (!answer) throw new Error('no message');
  return answer;
}
function sheetOf(lang: Language, ...messages: string[]): SheetContent {
  const sheet = readSheet(ask(lang, ...messages).text, lang, copies[lang]);
  if (!sheet) throw new Error('no payment sheet');
  return sheet;
}
const choicesOf = ({ lines }: SheetContent) => lines.flatMap((line) => (typeof line === 'string' ? [] : [line.choice]));

describe.each(languages)('the payment sheet of the panel (%s)', (lang) => {
  test('reads term, down payment and tier from the answer and carries them to the application', () => {
    const sheet = sheetOf(lang, question[lang]);
    expect(
      choicesOf(sheet)
        .map(({ chosen }) => chosen)
        .toSorted(),
    ).toEqual(['15', '48', 'good']);
    expect(sheet.applyHref).toMatch(/\/credit-application\?value=85000&term=48&tier=good&down=15$/);
  });

  test('each choice asks for its own term and keeps the others', () => {
    for (const [at, { options }] of choicesOf(sheetOf(lang, question[lang])).entries())
      for (const { value, ask: changed } of options) {
        const after = choicesOf(sheetOf(lang, question[lang], changed));
        const isMonths = /^\d+$/.test(value) && options.some((one) => one.value === '60');
        // The building tier has shorter terms, and each tier its minimum down payment.
        if (isMonths || value === 'good' || Number(value) >= 15)
          expect(after.map(({ chosen }) => chosen)).toEqual(
            choicesOf(sheetOf(lang, question[lang])).map(({ chosen }, n) => (n === at ? value : chosen)),
          );
        else if (!/^\d+$/.test(value)) expect(after[at]?.chosen).toBe(value);
      }
  });

  test('is read below the answer to the question that names the price', () => {
    const asked = {
      en: 'Can I finance an $85,000 excavator with a 640 score and 14 months in business?',
      es: '¿Puedo financiar una excavadora de $85,000 con 640 de puntaje y 14 meses de negocio?',
    };
    const { lines, applyHref } = sheetOf(lang, asked[lang]);
    expect(lines[0]).toContain('640');
    expect(applyHref).toMatch(/\?value=85000&term=48&tier=fair&down=20$/);
  });

  test('another answer has no sheet', () => {
    expect(
      readSheet(ask(lang, lang === 'en' ? 'how do i apply' : 'cómo aplico').text, lang, copies[lang]),
    ).toBeUndefined();
  });
});
