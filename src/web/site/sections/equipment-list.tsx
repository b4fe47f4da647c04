import { type ReactNode, useId } from 'react';
import type { Language } from '#contract/language.ts';
import { ShowMore } from './show-more.tsx';

type Props = {
  copy: { heading: string; lead: string; list: { name: string; text: string }[] };
  lang: Language;
  children?: ReactNode;
};

/** Lists what can be financed in two columns, with a name and a line each. Phones show the names first. */
export function EquipmentList({ copy, lang, children }: Props) {
  const id = useId();
  return (
    <section className="section section-surface fold" aria-labelledby={id}>
      <div className="section-inner">
        <h2 id={id}>{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
        <ul className="equipment">
          {copy.list.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="more">{text}</p>
            </li>
          ))}
        </ul>
        <ShowMore of={copy.heading} lang={lang} />
        {children}
      </div>
    </section>
  );
}
