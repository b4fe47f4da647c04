import { type ReactNode, useId } from 'react';
import type { Language } from '#contract/language.ts';
import { ShowMore } from './show-more.tsx';

type Props = {
  copy: { heading: string; text: string[] };
  lang: Language;
  /** Shown under the first paragraph, on phones too. */
  amount?: string;
  /** Phones show the heading alone. */
  isFolded?: boolean;
  children: ReactNode;
};

/** Words on one side, figures on the other, in one bordered panel. Phones show the heading, and the first paragraph unless folded. */
export function SectionPanel({ copy, lang, amount, isFolded = false, children }: Props) {
  const id = useId();
  const [first, ...rest] = copy.text;
  return (
    <section className="section fold" aria-labelledby={id}>
      <div className="section-inner">
        <div className="panel">
          <div className="panel-words">
            <h2 id={id}>{copy.heading}</h2>
            <p className={isFolded ? 'more' : undefined}>{first}</p>
            {amount !== undefined && <p className="panel-amount">{amount}</p>}
            {rest.map((text) => (
              <p key={text} className="more">
                {text}
              </p>
            ))}
            <ShowMore of={copy.heading} lang={lang} />
          </div>
          <div className="panel-figures more">{children}</div>
        </div>
      </div>
    </section>
  );
}
