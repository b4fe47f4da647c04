/** The token stands behind either language's address; '' when there is none. */
export function tokenOfAddress(): string {
  const written = /\/upload\/([^/]+)/.exec(window.location.pathname)?.[1] ?? '';
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
