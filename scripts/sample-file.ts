import type { Language } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import { type Ctx, type DealerActor, type StaffActor, systemCtx, type Visitor } from '#server/context.ts';
import type { Business } from './sample-businesses.ts';
import type { Cast } from './sample-people.ts';
import { samplePdf } from './sample-papers.ts';

/** What the file of a business has so far. */
export type SampleFile = {
  business: Business;
  /** 0 for the oldest business. Its numbers follow from it, so no two businesses share one. */
  index: number;
  random: () => number;
  applicationId?: string;
  statusUrl?: string;
  inviteId?: string;
  inviteToken?: string;
  dealId?: string;
  uploadUrl?: string;
  decisionId?: string;
};

/** One moment of one file. */
export type Scene = { app: App; now: Date; cast: Cast; file: SampleFile };
export type Step = (scene: Scene) => Promise<void>;

const base = ({ now }: Pick<Scene, 'now'>, lang: Language = 'en') => ({
  ...systemCtx(now),
  requestId: 'sample',
  lang,
});

export const asStaff = (scene: Pick<Scene, 'now' | 'cast'>, name: Parameters<Cast['staff']>[0]): Ctx<StaffActor> => ({
  ...base(scene),
  actor: scene.cast.staff(name),
});

/** The user of the dealership that sells this kind of machine. */
export const asDealer = (scene: Scene): Ctx<DealerActor> => {
  const { business, index } = scene.file;
  const own = index % 3 === 0 ? 'dealer' : 'manager';
  return { ...base(scene), actor: scene.cast.dealer(business.kind === 'food-service' ? 'kitchen' : own) };
};

const BROWSERS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
];

/** The applicant, from an address of the range for documentation. */
export const asVisitor = (scene: Scene): Ctx<Visitor> => ({
  ...base(scene, scene.file.business.lang),
  actor: { kind: 'visitor' },
  ip: `203.0.113.${String(scene.file.index + 1)}`,
  userAgent: BROWSERS[scene.file.index % BROWSERS.length] ?? '',
});

/** @throws Error when an earlier step did not set the value */
export function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a step of the demo runs before the step that it needs');
  return value;
}

export const pick = <T>({ random }: Pick<SampleFile, 'random'>, list: readonly T[]): T =>
  required(list[Math.floor(random() * list.length)]);

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

const SHARED_SSN = '900-45-4821';

/** Numbers that no person and no company has: unassigned groups and prefixes, 555-01xx and example.com. */
export function numbersOf({ business, index }: Pick<SampleFile, 'business' | 'index'>) {
  const two = String(index).padStart(2, '0');
  // No SSN begins with 9, and no ITIN has the groups 00 to 49 or 93.
  const group = business.lang === 'es' ? 93 : 10 + (index % 39);
  const ssn = `9${two}-${String(group)}-${String(4100 + index)}`;
  return {
    phone: `(${business.area}) 555-01${two}`,
    email: `${ascii(business.first)}.${ascii(business.last)}@example.com`,
    ssn: business.story === 'same-number' ? SHARED_SSN : ssn,
    ein: `00-00104${two}`,
    born: `${String(1 + (index % 12)).padStart(2, '0')}/${String(1 + ((index * 7) % 28)).padStart(2, '0')}/${String(1962 + ((index * 5) % 32))}`,
    founded: String(1996 + ((index * 3) % 26)),
  };
}

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

export type Paper = { name: string; content: AsyncGenerator<Buffer> };

export async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

const slug = (text: string): string => text.replace(/ \((?:sample|muestra)\)/, '').replace(/[^\p{L}\p{N}]+/gu, '-');

export async function quotePaper({ business }: SampleFile): Promise<Paper> {
  const pdf = await samplePdf('Equipment quote', [
    ['Customer', business.name],
    ['Machine', business.machine],
    ['Condition', business.used ? 'Used, inspected' : 'New'],
    ['Price', dollars(business.price)],
    ['Delivery', 'Within two weeks'],
  ]);
  return { name: `quote-${slug(business.name)}.pdf`, content: once(pdf) };
}

export async function statementPaper({ business, index }: SampleFile): Promise<Paper> {
  const deposits = Math.round(business.price * (0.4 + (index % 5) / 10));
  const pdf = await samplePdf('Bank statements', [
    ['Account holder', business.name],
    ['Average balance', dollars(Math.round(deposits * 0.6))],
    ['Deposits, monthly average', dollars(deposits)],
    ['Withdrawals, monthly average', dollars(Math.round(deposits * 0.91))],
    ['Days below zero', '0'],
  ]);
  return { name: `bank-statements-${slug(business.name)}.pdf`, content: once(pdf) };
}

export async function closingPaper({ business }: SampleFile, title: string): Promise<Paper> {
  const pdf = await samplePdf(title, [
    ['Customer', business.name],
    ['Machine', business.machine],
    ['Price', dollars(business.price)],
    ['Signed by', `${business.first} ${business.last}`],
  ]);
  return { name: `${slug(title).toLowerCase()}-${slug(business.name)}.pdf`, content: once(pdf) };
}
