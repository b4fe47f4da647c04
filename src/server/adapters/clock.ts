import type { Clock } from '#server/ports.ts';

export const systemClock: Clock = { now: () => new Date() };
