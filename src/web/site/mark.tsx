import type { Brand } from '#contract/brand.ts';

/** The mark: a blue square with a centre mark, the name, and its second line when the brand has one. */
export function Mark({ brand, href }: { brand: Brand; href: string }) {
  const { company, tagline } = brand;
  const name = tagline !== '' && company.endsWith(tagline) ? company.slice(0, -tagline.length).trim() : company;
  return (
    <a className="mark" href={href}>
      <svg className="mark-sign" viewBox="0 0 38 38" aria-hidden="true">
        <rect width="38" height="38" rx="4" />
        <circle cx="19" cy="19" r="7.5" />
        <path d="M19 4v9M19 25v9M4 19h9M25 19h9M19 15v8M15 19h8" />
      </svg>
      <span className="mark-words">
        <span className="mark-name">{name}</span> {tagline !== '' && <span className="mark-line">{tagline}</span>}
      </span>
    </a>
  );
}
