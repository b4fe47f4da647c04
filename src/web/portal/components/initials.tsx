const firstLetter = (word = ''): string => /^./u.exec(word)?.[0] ?? '';

/** The first letters of the first and last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter((word) => word !== '');
  const last = words.length > 1 ? words.at(-1) : '';
  return (firstLetter(words[0]) + firstLetter(last)).toUpperCase();
}

/** Represents a person in dense rows. The title names the person and is read out. */
export const Initials = ({ name, title, own }: { name: string; title: string; own: boolean }) => (
  <span className={own ? 'initials initials-own' : 'initials'} title={title}>
    <span aria-hidden>{initialsOf(name)}</span>
    <span className="sr-only">{title}</span>
  </span>
);
