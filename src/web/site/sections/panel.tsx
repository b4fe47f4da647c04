import { type ReactNode, useId } from 'react';
import type { Language } from '#contract/language.ts';
import { ShowMore } from './show-more.tsx';

type Props = { copy: { heading: string; text: string[] }; lang: Language; children: ReactNode };

/** Words on one side, figures on the other, in one bordered panel. Phones show the first paragraph. */
export function SectionPanel({ copy, lang, children }: Props) {
  const id = useId();
  return (
    <section className="section fold" aria-labelledby={id}>
      <div className="section-inner">
        <div className="panel">
          <div className="panel-words">
            <h2 id={id}>{copy.heading}</h2>
            {copy.text.map((text, n) => (
              <p key={text} className={n > 0 ? 'more' : undefined}>
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
