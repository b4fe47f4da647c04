import { Fragment, type ReactNode } from 'react';
import type { Brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import { addresses } from '#web/addresses.ts';

type Props = {
  brand: Brand;
  lang: Language;
  /** `privacy`: what the text calls the privacy notice. */
  copy: { heading: string; lead: string; version: string; privacy?: string };
  sections: { title: string; text: string[] }[];
};

/** A page of text under headings, with the date of its version. Email, phone and privacy notice are links. */
export const ProsePage = ({ brand, lang, copy, sections }: Props) => (
  <article className="prose">
    <h1>{copy.heading}</h1>
    <p className="lead">{copy.lead}</p>
    {sections.map(({ title, text }) => (
      <section key={title}>
        <h2>{title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{linked(paragraph, { brand, lang, copy })}</p>
        ))}
      </section>
    ))}
    <p className="prose-note">{copy.version}</p>
  </article>
);

function linked(text: string, { brand, lang, copy }: Omit<Props, 'sections'>) {
  const { main } = brand.phones;
  const links: Record<string, ReactNode> = {
    [brand.emails.contact]: <a href={`mailto:${brand.emails.contact}`}>{brand.emails.contact}</a>,
    [main.display]: (
      <a href={`tel:${main.dial}`} data-phone={main.display}>
        {main.display}
      </a>
    ),
    ...(copy.privacy !== undefined && { [copy.privacy]: <a href={addresses.privacy[lang]}>{copy.privacy}</a> }),
  };
  const names = Object.keys(links).map((name) => name.replace(/[^\w\s]/g, String.raw`\$&`));
  const parts = text.split(new RegExp(`(${names.join('|')})`));
  return parts.map((part) => <Fragment key={part}>{links[part] ?? part}</Fragment>);
}
