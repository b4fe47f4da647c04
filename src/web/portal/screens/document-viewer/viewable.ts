import type { Document } from '#contract/documents.ts';

/** A document of a deal or an application. */
export type ViewableFile = Pick<Document, 'id' | 'fileName' | 'downloadable'>;

/** Types that a browser shows, with their first bytes. The file name is not trusted. */
const SIGNS: { type: string; starts: number[] }[] = [
  { type: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', starts: [0x47, 0x49, 0x46, 0x38] },
];
const NAMES = /\.(?:pdf|png|jpe?g|gif)$/i;

/** Returns true if the viewer can show the document next to the fields. */
export const isViewable = ({ fileName, downloadable }: Omit<ViewableFile, 'id'>): boolean =>
  downloadable && NAMES.test(fileName);

/** The one type that a file may be shown as; undefined for anything else, which is never shown. */
export function viewableType(start: Uint8Array): string | undefined {
  return SIGNS.find(({ starts }) => starts.every((byte, at) => start[at] === byte))?.type;
}
