/** Number of pixels of a PNG, GIF or JPEG, from its first bytes. 0 when they do not contain the size. */
export function pixelsOf(head: Buffer): number {
  if (head.length >= 24 && head.toString('latin1', 1, 4) === 'PNG')
    return head.readUInt32BE(16) * head.readUInt32BE(20);
  if (head.length >= 10 && head.toString('latin1', 0, 4) === 'GIF8') return head.readUInt16LE(6) * head.readUInt16LE(8);
  return head.length >= 4 && head.readUInt16BE(0) === 0xffd8 ? pixelsOfJpeg(head) : 0;
}

/** Frame headers of any coding. C4, C8 and CC are other segments. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Segments follow each other: a marker, then a length that includes itself. */
function pixelsOfJpeg(head: Buffer): number {
  for (let at = 2; at + 9 <= head.length;) {
    if (head[at] !== 0xff) return 0;
    const marker = head[at + 1] ?? 0;
    if (isFrame(marker)) return head.readUInt16BE(at + 5) * head.readUInt16BE(at + 7);
    at += 2 + head.readUInt16BE(at + 2);
  }
  return 0;
}
