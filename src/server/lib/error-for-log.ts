/** The code of an error, as node and databases give them; empty without one. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Class, code and first place of an error, without its message. */
export function errorForLog(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { name: typeof error };
  const place =
    error.stack
      ?.split('\n')
      .find((line) => line.trim().startsWith('at '))
      ?.trim() ?? '';
  return {
    name: error.name,
    code: codeOf(error),
    place: place.replace(/\(?file:\/\/.*\/(src|node_modules)\//, '($1/'),
  };
}
