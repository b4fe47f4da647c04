type Props = {
  copy: { heading: string; lead: string; version: string };
  sections: { title: string; text: string[] }[];
};

/** A page of plain text under headings, with the date of its version. */
export const ProsePage = ({ copy, sections }: Props) => (
  <article className="prose">
    <h1>{copy.heading}</h1>
    <p className="lead">{copy.lead}</p>
    {sections.map(({ title, text }) => (
      <section key={title}>
        <h2>{title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
    <p className="prose-note">{copy.version}</p>
  </article>
);
