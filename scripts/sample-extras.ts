import { createInviteSchema, type ApplicationInvite } from '#contract/application-invites.ts';
import { addDays, dayIn } from '#contract/days.ts';
import type { Language } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import { systemCtx, type UserActor } from '#server/context.ts';
import { replyToMessage } from '#server/features/assistant/answer.ts';
import { openChat, requireChat } from '#server/features/chats/session.ts';
import { openDataRequest } from '#server/features/data-requests/open.ts';
import { revokeOwnInvite } from '#server/features/invites/change.ts';
import { createInvite } from '#server/features/invites/create.ts';
import { readAllNotifications } from '#server/features/notifications/read.ts';
import { parse } from '#server/http/parse.ts';
import type { Event } from './sample-book.ts';
import { type Cast, signInAgain } from './sample-people.ts';

const DAY_MS = 24 * 3_600_000;

type Chat = [daysAgo: number, lang: Language, industry: string, questions: string[]];
const chats: Chat[] = [
  [26, 'en', 'construction', ['What would a $120,000 excavator cost me a month?', 'And over 36 months?']],
  [23, 'es', 'construction', ['¿Puedo solicitar con ITIN?', '¿Cuánto enganche piden?']],
  [19, 'en', 'manufacturing', ['Do you finance used CNC machines?', 'How old can the machine be?']],
  [14, 'en', 'food-beverage', ['Can you finance a used espresso machine for my food truck?']],
  [11, 'es', 'food-beverage', ['¿Cuánto pagaría al mes por un horno de $46,000?', '¿Y a 36 meses?']],
  [8, 'en', '', ['How long does a decision take?', 'What documents do you need?']],
  [6, 'en', 'construction', ['Is there a penalty for paying early?', 'My credit score is 640, what is the rate?']],
  [4, 'es', '', ['¿Atienden los sábados?', '¿Financian remolques usados?']],
  [3, 'en', '', ['Do you lease drones for crop spraying?']],
  [1.5, 'en', 'manufacturing', ['Can I defer the first payment?', 'What is a balloon payment?']],
  [0.4, 'es', 'construction', ['¿Cuánto sería la mensualidad de una excavadora de $150,000?']],
  [0.1, 'en', 'food-beverage', ['Do you work with restaurants that opened this year?']],
];

const noSignal = (): AbortSignal => new AbortController().signal;

async function talk(app: App, now: Date, [, lang, industry, questions]: Chat, number: number): Promise<void> {
  const ctx = { ...systemCtx(now), requestId: 'sample', actor: { kind: 'visitor' as const }, lang };
  const visitorId = `visitor_${String(1_700_000_000_000 + number)}_sample`;
  const token = await openChat(app, ctx, { visitorId, language: lang, industry });
  let at = now;
  for (const question of questions) {
    await replyToMessage(app, { ...ctx, now: at }, await requireChat(app, ctx, token), question, noSignal);
    at = new Date(at.getTime() + 45_000);
  }
}

type Invitation = { daysAgo: number; name: string; email: string; business: string; revokedAfter?: number };
/** One expired, one was revoked, and two are still open. The last is in Spanish. */
const invitations: Invitation[] = [
  { daysAgo: 33, name: 'Walt Emerson', email: 'walt.emerson@example.com', business: 'Emerson Stone (sample)' },
  {
    daysAgo: 16,
    name: 'Bert Colfax',
    email: 'bert.colfax@example.com',
    business: 'Colfax Grading (sample)',
    revokedAfter: 2,
  },
  { daysAgo: 4, name: 'Gina Marsh', email: 'gina.marsh@example.com', business: 'Marsh Excavating (sample)' },
  { daysAgo: 1, name: 'Carmen Ibarra', email: 'carmen.ibarra@example.com', business: 'Banquetes Ibarra (muestra)' },
];

const requests = [
  { daysAgo: 21, kind: 'access', name: 'Wendell Crow', email: 'wendell.crow@example.com' },
  { daysAgo: 5, kind: 'delete', name: 'Dwayne Pryor', email: 'dwayne.pryor@example.com' },
] as const;

const READ_DAYS = 2.5;
const SIGN_IN_DAYS = 0.12;

export type Invited = { spanish?: string };

/** Chats, open and revoked invitations, requests about personal data, and notifications that were read. */
export function planExtras(cast: Cast, now: Date): { invited: Invited; events: Event[] } {
  const invited: Invited = {};
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const ctxOf = <A extends UserActor>(at: Date, actor: A) => ({ ...systemCtx(at), requestId: 'sample', actor });
  const readers = [cast.dealer('manager'), cast.dealer('dealer'), cast.dealer('kitchen'), cast.staff('admin')];
  const workers = (['underwriter', 'sales', 'funder', 'compliance'] as const).map((name) => cast.staff(name));
  const events = [
    ...chats.map((chat, i): Event => ({
      at: ago(chat[0] + (i % 4) * 0.11),
      run: ({ app, now: at }) => talk(app, at, chat, i),
    })),
    ...readers.map((actor): Event => ({
      at: ago(READ_DAYS),
      run: ({ app, now: at }) => readAllNotifications(app, ctxOf(at, actor)),
    })),
    ...[...workers, ...readers].map((actor, i): Event => ({
      at: ago((i + 1) * SIGN_IN_DAYS),
      run: ({ app, now: at }) => signInAgain(app, at, actor),
    })),
    ...invitations.flatMap(({ daysAgo, name, email, business, revokedAfter }): Event[] => {
      let id = '';
      const invite: Event = {
        at: ago(daysAgo),
        run: async ({ app, now: at }) => {
          const given = { recipientName: name, recipientEmail: email, prefillData: { businessName: business } };
          const ctx = ctxOf(at, cast.dealer('manager'));
          const { answer } = await createInvite(app, ctx, parse(createInviteSchema, given), undefined);
          const made = (answer as { invite: ApplicationInvite }).invite;
          id = made.id;
          invited.spanish = made.inviteUrl.replace('/credit-application', '/es/credit-application');
        },
      };
      if (revokedAfter === undefined) return [invite];
      const revoke: Event = {
        at: ago(daysAgo - revokedAfter),
        run: async ({ app, now: at }) => void (await revokeOwnInvite(app, ctxOf(at, cast.dealer('manager')), id)),
      };
      return [invite, revoke];
    }),
    ...requests.map(({ daysAgo, kind, name, email }): Event => ({
      at: ago(daysAgo),
      run: async ({ app, now: at }) => {
        const receivedOn = addDays(dayIn(app.brand.timeZone, at), -1);
        const verified = 'Called back at the phone number of the application.';
        await openDataRequest(app, ctxOf(at, cast.staff('compliance')), { kind, name, email, verified, receivedOn });
      },
    })),
  ];
  return { invited, events };
}
