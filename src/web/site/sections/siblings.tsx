import { ArrowRight } from 'lucide-react';
import type { Language } from '#contract/language.ts';
import { pages as pagesEn } from '#copy/en/pages.ts';
import { programs as en } from '#copy/en/programs.ts';
import { pages as pagesEs } from '#copy/es/pages.ts';
import { programs as es } from '#copy/es/programs.ts';
import { addresses, buyerPages, industryPages } from '#web/addresses.ts';
import type { ProgramName } from '../industries/machines.ts';

const copies = { en: en.siblings, es: es.siblings };
const names = { en: pagesEn, es: pagesEs };

type Props = {
  /** The program of this page, which is left out. */
  of?: ProgramName;
  heading?: string;
  lang: Language;
};

/** Leads to the programs and to the guides. */
export function Siblings({ of, lang, heading = copies[lang].heading }: Props) {
  const copy = copies[lang];
  const others = [...industryPages, ...buyerPages].filter((name) => name !== of);
  return (
    <section className="section" aria-labelledby="siblings">
      <div className="section-inner">
        <h2 id="siblings">{heading}</h2>
        <ul className="equipment siblings">
          {others.map((name) => (
            <li key={name}>
              <a href={addresses[name][lang]}>
                {names[lang][name].title} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
              </a>
              <p>{copy.list[name]}</p>
            </li>
          ))}
        </ul>
        <p className="after">
          {(['howItWorks', 'glossary'] as const).map((name) => (
            <a key={name} href={addresses[name][lang]}>
              {names[lang][name].title}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
