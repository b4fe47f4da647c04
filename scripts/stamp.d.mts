export const ROOT: string;
export function isInstalled(dev?: boolean): boolean;
export function markInstalled(): void;
export function isBuilt(): boolean;
export function markBuilt(stamp: string): void;
export function buildStamp(): string;
