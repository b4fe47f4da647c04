import { ArrowRight } from 'lucide-react';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { home as en } from '#copy/en/home.ts';
import { home as es } from '#copy/es/home.ts';
import { addresses } from '#web/addresses.ts';
import { PhoneLink } from './phone-link.tsx';

const copies = { en, es };
export type Action = { label: string; href: string };

type Props = { brand: Brand; lang: Language; primary?: Action | undefined };

/** On the plate: apply, unless the page has another first step, and call. */
export const PlateActions = ({ brand, lang, primary }: Props) => {
  const { label, href } = primary ?? { label: copies[lang].apply, href: addresses.application[lang] };
  const carries = href === addresses.application[lang] ? { 'data-apply': '' } : {};
  return (
    <p className="hero-actions">
      <a className="button button-white" href={href} {...carries}>
        {label} <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
      </a>
      <PhoneLink phone={brand.phones.main} className="button button-plate" />
    </p>
  );
};
