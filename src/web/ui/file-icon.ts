import { FileImage, FileSpreadsheet, FileText } from 'lucide-react';
import type { IconShape } from './icon.tsx';

const byExtension: [IconShape, RegExp][] = [
  [FileImage, /\.(?:jpe?g|png|gif|hei[cf])$/i],
  [FileSpreadsheet, /\.(?:xlsx?|csv)$/i],
];

/** Returns the icon of a photo, a spreadsheet or a document, by the end of the name. */
export const fileIcon = (name: string): IconShape =>
  byExtension.find(([, pattern]) => pattern.test(name))?.[0] ?? FileText;
