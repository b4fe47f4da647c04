import { FileImage, FileSpreadsheet, FileText } from 'lucide-react';
import { expect, test } from 'vitest';
import { fileIcon } from './file-icon.ts';

test.each([
  ['IMG_4471.HEIC', FileImage],
  ['front.of.id.jpeg', FileImage],
  ['statements.xlsx', FileSpreadsheet],
  ['quote.pdf', FileText],
  ['png', FileText],
])('%s has the icon of its kind', (name, icon) => expect(fileIcon(name)).toBe(icon));
