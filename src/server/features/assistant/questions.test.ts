import { describe, expect, test } from 'vitest';
import { scoreAssistant } from '#tests/assistant-score.ts';

describe('design 6: the built-in assistant is held to questions that its authors did not see', () => {
  test.each(scoreAssistant())('$lang, $kind', ({ right, asked, missed, reached }) => {
    expect(reached, `${String(right)} of ${String(asked)}, missed ${missed.join(' ')}`).toBe(true);
  });
});
