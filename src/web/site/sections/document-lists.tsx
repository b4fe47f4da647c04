import { type ReactNode, useId } from 'react';

type Props = {
  copy: { heading: string; list: { title: string; items: string[] }[] };
  /** The place that links lead to. */
  id?: string;
  children?: ReactNode;
};

/** Documents by category, one panel with a column each. */
export function DocumentLists({ copy, id, children }: Props) {
  const heading = useId();
  return (
    <section className="section" id={id} aria-labelledby={heading}>
      <div className="section-inner">
        <h2 id={heading}>{copy.heading}</h2>
        <div className="framed framed-columns documents">
          {copy.list.map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}
