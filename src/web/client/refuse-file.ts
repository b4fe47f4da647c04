type Words = { empty: string; type: (accepted: string) => string };

/** Returns why the server would reject a file by name or size, or undefined. */
export const refuseFile =
  (accepted: readonly string[], words: Words) =>
  ({ name, size }: File): string | undefined => {
    const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
    if (!accepted.includes(extension)) return words.type(accepted.join(', '));
    return size === 0 ? words.empty : undefined;
  };
