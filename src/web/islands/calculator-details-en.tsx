import { calculator } from '#copy/en/calculator.ts';
import { calculatorDetails } from '#copy/en/calculator-details.ts';
import type { DetailsProps } from './calculator/words.ts';
import { CalculatorDetails } from './calculator-details.tsx';

const { months, monthNames } = calculator;

/** One entry per language, so that only its texts are loaded. */
export const CalculatorDetailsEn = (props: DetailsProps) => (
  <CalculatorDetails {...props} copy={{ ...calculatorDetails, months, monthNames }} />
);
