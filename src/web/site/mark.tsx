import type { Brand } from '#contract/brand.ts';
import { MarkSign } from '#web/ui/mark-sign.tsx';

/** The mark: a blue square with a centre mark, the name, and its second line when the brand has one. */
export function Mark({ brand, href }: { brand: Brand; href: string }) {
  const { company, tagline } = brand;
  const name = tagline !== '' && company.endsWith(tagline) ? company.slice(0, -tagline.length).trim() : company;
  return (
    <a className="mark" href={href}>
      <MarkSign />
      <span className="mark-words">
        <span className="mark-name">{name}</span> {tagline !== '' && <span className="mark-line">{tagline}</span>}
      </span>
    </a>
  );
}
