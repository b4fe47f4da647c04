import { calculator } from '#copy/en/calculator.ts';
import type { CalculatorProps } from './calculator/words.ts';
import { Calculator } from './calculator.tsx';

/** One entry per language, so that only its texts are loaded. */
export const CalculatorEn = (props: CalculatorProps) => <Calculator {...props} lang="en" copy={calculator} />;
