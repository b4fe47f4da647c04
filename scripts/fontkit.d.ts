/** The parts of fontkit that the pictures and tests use. */
declare module 'fontkit' {
  export type Font = {
    unitsPerEm: number;
    availableFeatures: string[];
    variationAxes: Record<string, { min: number; max: number }>;
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
  export function openSync(file: string): Font;
}
