import { AppError } from '#server/lib/app-error.ts';

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '/';

/** Returns the path of an address, decoded if possible. Never throws. */
export const safePath = (url: string): string => decoded(pathOf(url)) ?? pathOf(url);

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Router options. An address that cannot be decoded is matched literally, so it finds no route. */
export const addressOptions = {
  routerOptions: { maxParamLength: 400, ignoreTrailingSlash: false },
  rewriteUrl: ({ url = '/' }: { url?: string | undefined }): string => {
    const path = pathOf(url);
    return decoded(path) !== undefined ? url : path.replaceAll('%', '%25') + url.slice(path.length);
  },
};

export const addressNotFound = (): AppError => new AppError('not_found', 'This address does not exist.');
