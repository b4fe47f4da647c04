const KEPT_MS = 60_000;

/** Downloads a file from memory. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
