export const ROOT: string;
export function isInstalled(folder: string, dev: boolean): boolean;
export function isBuilt(): boolean;
export function markBuilt(stamp: string): void;
export function buildStamp(): string;
