import { type ReactNode, useId } from 'react';

type Props = {
  copy: { heading: string; list: { title: string; items: string[] }[] };
  children?: ReactNode;
};

/** Papers by category, one panel with a column each. */
export function DocumentLists({ copy, children }: Props) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-inner">
        <h2 id={id}>{copy.heading}</h2>
        <div className="documents">
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
