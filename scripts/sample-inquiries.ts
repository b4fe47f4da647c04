import { inquirySchema, type InquiryState } from '#contract/inquiries.ts';
import { inquiries as en } from '#copy/en/inquiries.ts';
import { inquiries as es } from '#copy/es/inquiries.ts';
import { systemCtx } from '#server/context.ts';
import { changeInquiry, listInquiries } from '#server/features/inquiries/desk.ts';
import { receiveInquiry } from '#server/features/inquiries/receive.ts';
import { parse } from '#server/http/parse.ts';
import type { Event } from './sample-book.ts';
import { required } from './sample-file.ts';
import type { Cast } from './sample-people.ts';

const texts = { en, es };
const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

type Sample = { daysAgo: number; lang: 'en' | 'es'; ends?: 'called' | 'closed'; given: Record<string, string> };
const samples: Sample[] = [
  {
    daysAgo: 13,
    lang: 'en',
    ends: 'closed',
    given: { kind: 'callback', name: 'Perry Lund', phone: '(319) 555-0170', callTime: 'morning' },
  },
  {
    daysAgo: 5,
    lang: 'es',
    ends: 'called',
    given: {
      kind: 'quote',
      name: 'Norma Quiroga',
      phone: '(505) 555-0171',
      email: 'norma.quiroga@example.com',
      machine: 'Camión de volteo',
      amount: '$98,000',
    },
  },
  {
    daysAgo: 2,
    lang: 'en',
    given: {
      kind: 'dealer',
      company: 'Tri-County Implement (sample)',
      name: 'Doug Haines',
      email: 'doug.haines@example.com',
    },
  },
  {
    daysAgo: 0.2,
    lang: 'en',
    given: {
      kind: 'quote',
      name: 'Renee Calloway',
      phone: '(615) 555-0172',
      email: 'renee.calloway@example.com',
      machine: 'Mini excavator with trailer',
      amount: '62k',
    },
  },
];

/** Requests of visitors: two that sales has called, and two new ones. */
export const planInquiries = (cast: Cast, now: Date): Event[] =>
  samples.flatMap(({ daysAgo, lang, ends, given }): Event[] => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    let id = '';
    const sales = (when: Date) => ({ ...systemCtx(when), requestId: 'sample', actor: cast.staff('sales') });
    const move = (hours: number, from: InquiryState, to: InquiryState): Event => {
      const when = new Date(at.getTime() + hours * HOUR_MS);
      return {
        at: when,
        run: async ({ app }) => void (await changeInquiry(app, sales(when), id, { from, to, reference: '' })),
      };
    };
    return [
      {
        at,
        run: async ({ app }) => {
          const visitor = { ...systemCtx(at), requestId: 'sample', lang, actor: { kind: 'visitor' as const } };
          const input = parse(inquirySchema(texts[lang].messages), { ...given, language: lang });
          await receiveInquiry(app, visitor, input, undefined);
          id = required((await listInquiries(app, sales(at), { limit: 1 })).inquiries[0]).id;
        },
      },
      ...(ends === undefined ? [] : [move(3, 'new', 'called')]),
      ...(ends === 'closed' ? [move(30, 'called', 'closed')] : []),
    ];
  });
