import type { Language } from '#contract/language.ts';
import { caseStudies as en } from '#copy/en/case-studies.ts';
import { caseStudies as es } from '#copy/es/case-studies.ts';
import { type DrawingName, DrawingSymbol } from './drawing.tsx';

const derrick = { en: en.derrick, es: es.derrick };
const trucks: DrawingName[] = ['bucket-truck', 'bucket-truck', 'crane-truck', 'bucket-truck', 'bucket-truck'];

/** The trucks of the truck case study. Its digger derrick, which has no drawing, is named. */
export const FleetTrucks = ({ lang }: { lang: Language }) => (
  <div className="fleet-trucks" aria-hidden="true">
    <svg className="fleet-symbols" aria-hidden="true" focusable="false">
      <DrawingSymbol name="bucket-truck" />
      <DrawingSymbol name="crane-truck" />
    </svg>
    {trucks.map((name, n) => (
      // oxlint-disable-next-line react/no-array-index-key -- the same drawing several times
      <svg key={n} viewBox="0 0 640 336" aria-hidden="true" focusable="false">
        <use href={`#drawing-${name}`} />
      </svg>
    ))}
    <span>{derrick[lang]}</span>
  </div>
);
