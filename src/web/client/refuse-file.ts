type Words = { empty: string; type: (accepted: string) => string };

/** Says why the server would refuse a file by its name or size; undefined for one that it may take. */
export const refuseFile =
  (accepted: readonly string[], words: Words) =>
  ({ name, size }: File): string | undefined => {
    const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
    if (!accepted.includes(extension)) return words.type(accepted.join(', '));
    return size === 0 ? words.empty : undefined;
  };
