import { type ReactNode, useId } from 'react';

type Props = {
  copy: { heading: string; lead: string; list: { name: string; text: string }[] };
  children?: ReactNode;
};

/** What can be financed: a ruled list in two columns, a name and a line each. */
export function EquipmentList({ copy, children }: Props) {
  const id = useId();
  return (
    <section className="section section-surface" aria-labelledby={id}>
      <div className="section-inner">
        <h2 id={id}>{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
        <ul className="equipment">
          {copy.list.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}
