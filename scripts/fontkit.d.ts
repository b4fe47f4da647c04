/** The parts of fontkit that signed copies, pictures and tests use. */
declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number;
    availableFeatures: string[];
    variationAxes: Record<string, { min: number; max: number }>;
    characterSet: number[];
    glyphsForString(text: string): unknown[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features?: string[],
    ): {
      advanceWidth: number;
      glyphs: { path: { toSVG(): string } }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  };
  export function create(file: Buffer): Font;
  export function openSync(file: string): Font;
}
