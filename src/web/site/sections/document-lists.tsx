import { type ReactNode, useId } from 'react';
import type { Language } from '#contract/language.ts';
import { ShowMore } from './show-more.tsx';

type Props = {
  copy: { heading: string; list: { title: string; items: string[] }[] };
  /** The place that links lead to. */
  id?: string;
  lang: Language;
  children?: ReactNode;
};

/** Papers by category, one panel with a column each. Phones show the categories first. */
export function DocumentLists({ copy, id, lang, children }: Props) {
  const heading = useId();
  return (
    <section className="section fold" id={id} aria-labelledby={heading}>
      <div className="section-inner">
        <h2 id={heading}>{copy.heading}</h2>
        <div className="framed framed-columns documents">
          {copy.list.map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul className="more">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <ShowMore of={copy.heading} lang={lang} />
        {children}
      </div>
    </section>
  );
}
