import type { Language } from '#contract/language.ts';
import { layout as en } from '#copy/en/layout.ts';
import { layout as es } from '#copy/es/layout.ts';

const words = { en: en.sample, es: es.sample };

/** Marks a value that the lender has not confirmed. */
export const SampleChip = ({ lang }: { lang: Language }) => <span className="chip-sample">{words[lang]}</span>;
