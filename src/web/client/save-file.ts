const KEPT_MS = 60_000;

/** Hands a file that is in memory to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
