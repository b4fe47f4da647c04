import { AppError } from '#server/core/errors.ts';

/** The path of an address as it was sent, decoded where it can be; never throws. */
export function safePath(url: string): string {
  const raw = url.split(/[?#]/, 1)[0] ?? '/';
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

export const notFound = (): AppError => new AppError('not_found', 'There is nothing at this address.');
