import type { Language } from '#contract/language.ts';
import { sections as en } from '#copy/en/sections.ts';
import { sections as es } from '#copy/es/sections.ts';
import { ShowAll } from './show-all.tsx';

const copies = { en, es };

/** The box of a section of served pages. Apart from ShowAll, so that islands load no copy of other sections. */
export const ShowMore = ({ of, lang }: { of: string; lang: Language }) => (
  <ShowAll label={copies[lang].more} less={copies[lang].less} of={of} />
);
