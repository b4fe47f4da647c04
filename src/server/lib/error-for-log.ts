/** Returns the code of an error, as Node and databases set it. Empty without one. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Returns class, code and first stack frame of an error, and the classes and codes of its causes. Never a message. */
export function errorForLog(error: unknown): Record<string, string> {
  // The job queue reports an error as a plain object.
  if (typeof error !== 'object' || error === null || !('stack' in error)) return { name: typeof error };
  const place =
    (typeof error.stack === 'string' ? error.stack : '')
      .split('\n')
      .find((line) => line.trim().startsWith('at '))
      ?.trim() ?? '';
  const causes = causesOf(error);
  return {
    name: nameOf(error),
    code: codeOf(error),
    place: place.replace(/\(?file:\/\/.*\/(src|node_modules)\//, '($1/'),
    ...(causes === '' ? {} : { causes }),
  };
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

const MOST_CAUSES = 5;
function causesOf(error: object): string {
  const found: string[] = [];
  for (let at: unknown = error; found.length < MOST_CAUSES;) {
    at = typeof at === 'object' && at !== null && 'cause' in at ? at.cause : undefined;
    if (at === undefined || at === null) break;
    found.push(`${nameOf(at)} ${codeOf(at)}`.trim());
  }
  return found.join(', ');
}
