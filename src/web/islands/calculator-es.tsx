import { calculator } from '#copy/es/calculator.ts';
import type { CalculatorProps } from './calculator/words.ts';
import { Calculator } from './calculator.tsx';

/** One entry per language, so that only its texts are loaded. */
export const CalculatorEs = (props: CalculatorProps) => <Calculator {...props} lang="es" copy={calculator} />;
