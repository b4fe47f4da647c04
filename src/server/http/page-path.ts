import { AppError } from '#server/lib/app-error.ts';

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '/';

/** The path of an address as it was sent, decoded where it can be; never throws. */
export const safePath = (url: string): string => decoded(pathOf(url)) ?? pathOf(url);

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** How addresses reach the routes: one that cannot be decoded is read as it is written, and so finds nothing. */
export const addressOptions = {
  routerOptions: { maxParamLength: 400, ignoreTrailingSlash: false },
  rewriteUrl: ({ url = '/' }: { url?: string | undefined }): string => {
    const path = pathOf(url);
    return decoded(path) !== undefined ? url : path.replaceAll('%', '%25') + url.slice(path.length);
  },
};

export const notFound = (): AppError => new AppError('not_found', 'There is nothing at this address.');
