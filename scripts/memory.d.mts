export const memory: Record<string, string>;
export const serverFlags: string[];
