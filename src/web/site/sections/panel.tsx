import { type ReactNode, useId } from 'react';

type Props = { copy: { heading: string; text: string[] }; children: ReactNode };

/** Words on one side, figures on the other, in one bordered panel. */
export function SectionPanel({ copy, children }: Props) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-inner">
        <div className="panel">
          <div className="panel-words">
            <h2 id={id}>{copy.heading}</h2>
            {copy.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <div className="panel-figures">{children}</div>
        </div>
      </div>
    </section>
  );
}
