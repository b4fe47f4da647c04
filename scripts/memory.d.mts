export const memory: Record<string, string>;
