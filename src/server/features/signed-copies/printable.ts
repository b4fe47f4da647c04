/** Scripts whose letters the font has and the page would set in the wrong order or shape. */
const NEEDS_SHAPING = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Controls, direction marks, joiners, private and lone surrogates: invisible, so they could hide something. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u;

/**
 * The text as the page can show it: what the font lacks, or could only show wrongly, stands there as its
 * code ([U+4E2D]), never as a wrong, empty or missing glyph.
 */
export function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  return Array.from(text.normalize('NFC').replace(/\s/g, ' '), (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (!INVISIBLE.test(character) && !NEEDS_SHAPING.test(character) && hasGlyph(code)) return character;
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  }).join('');
}
