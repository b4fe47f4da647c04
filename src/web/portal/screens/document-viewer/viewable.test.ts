import { describe, expect, test } from 'vitest';
import { isViewable, viewableType } from './viewable.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('only what a browser shows without running it is shown', () => {
  test.each([
    ['%PDF-1.7\n', 'application/pdf'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['GIF89a', 'image/gif'],
    ['<html><script>alert(1)</script>', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
    [' %PDF-1.7', undefined],
    ['%PDF', undefined],
    ['', undefined],
  ])('%j is shown as %s', (start, type) => {
    expect(viewableType(bytes(start))).toBe(type);
  });

  test.each([
    ['statement.PDF', true, true],
    ['photo.jpeg', true, true],
    ['scan.gif', true, true],
    ['statement.pdf', false, false],
    ['table.xlsx', true, false],
    ['photo.heic', true, false],
    ['statement.pdf.html', true, false],
  ])('%s, downloadable %s: %s', (fileName, downloadable, expected) => {
    expect(isViewable({ fileName, downloadable })).toBe(expected);
  });
});
