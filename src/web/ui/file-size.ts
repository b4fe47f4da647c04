/** Formats bytes: 218 KB, 1.2 MB, 50 MB, 2.5 GB. */
export function showFileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes < 1) return `${String(Math.max(1, Math.round(bytes / 1024)))} KB`;
  return megabytes < 1024 ? `${oneDecimal(megabytes)} MB` : `${oneDecimal(megabytes / 1024)} GB`;
}

const oneDecimal = (n: number): string => String(Math.round(n * 10) / 10);
