import { ArrowRight } from 'lucide-react';
import type { Language } from '#contract/language.ts';
import { programs as en } from '#copy/en/programs.ts';
import { programs as es } from '#copy/es/programs.ts';

const copies = { en: en.contents, es: es.contents };
const parts = ['prices', 'qualify', 'questions'] as const;

/** The table of contents of a program page, right under its hero. */
export const OnThisPage = ({ lang }: { lang: Language }) => (
  <nav className="asks" aria-label={copies[lang].label}>
    <ul className="section-inner">
      {parts.map((part) => (
        <li key={part}>
          <a href={`#${part}`}>
            {copies[lang][part]} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
