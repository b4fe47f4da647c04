import { currentTrace } from './core/trace.ts';
import type { Language } from '#contract/language.ts';

export type UserActor = {
  kind: 'user';
  userId: string;
  accountId: string;
  sessionId: string;
  role: 'dealer' | 'admin';
  email: string;
};
export type Actor = { kind: 'visitor' } | { kind: 'system' } | UserActor;

/**
 * Who asks, when, from where, in which language: made once a request, passed by argument. `now` is the time of the
 * database, except for a read without a sign-in.
 */
export type Ctx<A extends Actor = Actor> = {
  actor: A;
  now: Date;
  requestId: string;
  lang: Language;
  ip: string;
  userAgent: string;
};

export const systemCtx = (now: Date): Ctx => ({
  actor: { kind: 'system' },
  now,
  requestId: currentTrace() ?? 'system',
  lang: 'en',
  ip: '',
  userAgent: '',
});
