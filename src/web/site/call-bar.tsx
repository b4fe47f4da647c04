import { ArrowRight } from 'lucide-react';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { layout as en } from '#copy/en/layout.ts';
import { layout as es } from '#copy/es/layout.ts';
import { addresses } from '#web/addresses.ts';
import { PhoneLink } from './phone-link.tsx';

const words = { en: en.getFunded, es: es.getFunded };

/**
 * Apply or call, within reach of the thumb on phones. It has its own space at the end of its section, so it covers no
 * content for good. It shows only while that section is on the screen, because hero and closing have their own buttons.
 * The notice about visits and the payment of the calculator take its place.
 */
export const CallBar = ({ brand, lang }: { brand: Brand; lang: Language }) => (
  <div className="call-bar">
    <a className="button" href={addresses.application[lang]} data-apply="">
      {words[lang]} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
    </a>
    <PhoneLink phone={brand.phones.main} className="button button-outline" />
  </div>
);
