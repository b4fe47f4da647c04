/** Formats bytes: 218 KB, 1.2 MB. */
export function showFileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1 ? `${String(Math.max(1, Math.round(bytes / 1024)))} KB` : `${megabytes.toFixed(1)} MB`;
}
