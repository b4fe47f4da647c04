import type { Brand } from '#contract/brand.ts';
import { MarkSign } from '#web/ui/mark-sign.tsx';

/** A longer name is set smaller, on up to two lines in the header. */
const LONG_NAME = 14;

/** The mark: a blue square with a centre mark, the name, and its second line when the brand has one. */
export function Mark({ brand, href }: { brand: Brand; href: string }) {
  const { company, tagline } = brand;
  const name = tagline !== '' && company.endsWith(tagline) ? company.slice(0, -tagline.length).trim() : company;
  return (
    <a className="mark" href={href}>
      <MarkSign />
      <span className="mark-words">
        <span className={name.length > LONG_NAME ? 'mark-name mark-name-long' : 'mark-name'}>{name}</span>{' '}
        {tagline !== '' && <span className="mark-line">{tagline}</span>}
      </span>
    </a>
  );
}
