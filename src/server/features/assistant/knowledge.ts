import type { Brand } from '#contract/brand.ts';
import type { EntryContent } from '#contract/assistant-entries.ts';
import type { Language } from '#contract/language.ts';
import { openingHours, zoneOf } from '#contract/opening-hours.ts';
import { inquiries as enInquiries } from '#copy/en/inquiries.ts';
import { applying as enApplying } from '#copy/en/knowledge/applying.ts';
import { company as enCompany } from '#copy/en/knowledge/company.ts';
import { costs as enCosts } from '#copy/en/knowledge/costs.ts';
import { credit as enCredit } from '#copy/en/knowledge/credit.ts';
import { equipment as enEquipment } from '#copy/en/knowledge/equipment.ts';
import { manners as enManners } from '#copy/en/knowledge/manners.ts';
import { structures as enStructures } from '#copy/en/knowledge/structures.ts';
import { inquiries as esInquiries } from '#copy/es/inquiries.ts';
import { applying as esApplying } from '#copy/es/knowledge/applying.ts';
import { company as esCompany } from '#copy/es/knowledge/company.ts';
import { costs as esCosts } from '#copy/es/knowledge/costs.ts';
import { credit as esCredit } from '#copy/es/knowledge/credit.ts';
import { equipment as esEquipment } from '#copy/es/knowledge/equipment.ts';
import { manners as esManners } from '#copy/es/knowledge/manners.ts';
import { structures as esStructures } from '#copy/es/knowledge/structures.ts';
import type { BrandFacts, KnowledgeEntry } from '#copy/knowledge-entry.ts';
import { openRetriever, type Retriever } from './retrieve.ts';

const en = { ...enApplying, ...enCredit, ...enCosts, ...enStructures, ...enEquipment, ...enCompany, ...enManners };
const es = { ...esApplying, ...esCredit, ...esCosts, ...esStructures, ...esEquipment, ...esCompany, ...esManners };

export type Slug = keyof typeof en;

type Slugs<S extends string> = S extends `${infer First} ${infer Rest}` ? First | Slugs<Rest> : S;
type Group = ReadonlySet<string | undefined>;
const group = <S extends string>(slugs: Slugs<S> extends Slug ? S : never): Group => new Set(slugs.split(' '));
const machines = group(
  'equipment-types construction-equipment food-beverage-equipment manufacturing-equipment vocational-trucks pickups restaurants food-trucks trailers farm-equipment',
);
/** Groups of entries, by what an amount or a payment in their questions means. */
export const groups = {
  machines,
  /** An amount is the price of the machine, so an amount outside the range is the answer. */
  priced: new Set<string | undefined>([
    undefined,
    ...machines,
    ...group('used-equipment sellers-and-vendors startups first-time-buyers itin how-to-apply terms'),
    ...group('deferred-payments seasonal-payments step-payments amount-range below-minimum'),
  ]),
  /** An amount is named on the side: always, or unless terms or the payment are named too. */
  aside: group(
    'documents-needed approval-time approval-odds funding-time insurance insurance-title credit-pull late-payment make-payment',
  ),
  asideWithoutTerms: group('amount-range section-179 refinance fees bankruptcy'),
  asideWithoutPayment: group('used-equipment startups'),
  /** A payment is mentioned without asking for a figure. */
  noFigures: group('early-payoff calculator-difference fees refinance personal-guaranty'),
  ofPaying: group('make-payment late-payment'),
  shapes: group('deferred-payments seasonal-payments step-payments residual-buyout'),
  /** No model says these in other words. */
  wordForWord: group('approval-odds promise bargaining tax-advice legal-advice late-payment'),
  /** A price in these questions is answered with its payment, a score with its tier. */
  ofBuyers: new Set<string | undefined>([
    ...machines,
    ...group('used-equipment startups first-time-buyers itin credit-levels approval-odds'),
    ...group('interest-rates down-payment terms'),
  ]),
  /** Stated on the side, they change the answer to a question. */
  circumstances: group('itin itin-renewal startups bankruptcy first-time-buyers credit-levels'),
  /** Politeness, and what the assistant never does. */
  manners: group('greeting thanks insult promise robot'),
  ofRates: group('interest-rates apr-meaning promise refinance calculator-difference approval-odds'),
};

type Entries = Record<string, KnowledgeEntry>;
/** Everything that the assistant may answer from, by topic, and how a question finds it. */
export type Knowledge = Record<Language, { entries: Entries; retriever: Retriever }>;

const openEntries = (lang: Language, entries: Entries) => ({ entries, retriever: openRetriever(lang, entries) });
export const builtIn: Knowledge = { en: openEntries('en', en), es: openEntries('es', es) };

/** The product's entries, and those that staff wrote. */
export function knowledgeWith(written: { id: string; content: EntryContent }[]): Knowledge {
  if (written.length === 0) return builtIn;
  const entriesOf = (lang: Language): Entries =>
    Object.fromEntries(written.map(({ id, content }) => [id, writtenEntry(lang, content)]));
  return {
    en: openEntries('en', { ...en, ...entriesOf('en') }),
    es: openEntries('es', { ...es, ...entriesOf('es') }),
  };
}

const writtenEntry = (lang: Language, content: EntryContent): KnowledgeEntry => ({
  path: lang === 'en' ? content.page : spanishPage(content.page),
  questions: content[lang].questions,
  answer: (facts) =>
    content[lang].answer.replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(Object.entries(facts).find(([key]) => key === name)?.[1] ?? whole),
    ),
});

/** Only `/construction` has another name in Spanish, `/es/construccion`. */
const spanishPage = (page: string): string =>
  page === '/construction'
    ? '/es/construccion'
    : `/es${page.startsWith('/#') ? page.slice(1) : page === '/' ? '' : page}`;

/** Basis points as people read them: 1900 is 19%. */
export const percentText = (bps: number): string => `${String(Math.round(bps) / 100)}%`;

/** The hours inside a sentence: Spanish days have no capital letter. */
function hoursText(brand: Brand, lang: Language, now: Date): string {
  const hours = openingHours(brand, lang, now);
  return lang === 'es' ? hours.charAt(0).toLowerCase() + hours.slice(1) : hours;
}

/** Whether the hours run from Monday to Friday. Hours in any other form say nothing about weekends. */
const namesWeekdaysOnly = (hours: string): boolean =>
  /\bmon\w*\W*(?:to|through|thru)?\W*fri/i.test(hours) && !/\b(?:sat|sun|weekend|daily|every|7 days|24)/i.test(hours);

const inquiries = { en: enInquiries, es: esInquiries };

/** What answers may say about this lender on this day. */
export function brandFacts(brand: Brand, lang: Language, now: Date): BrandFacts {
  const { pricing, timeZone } = brand;
  const { sameDay, hour } = inquiries[lang];
  const tiers = Object.values(pricing.tiers);
  const least = tiers.map(({ minDownBps }) => minDownBps);
  const rates = tiers.map(({ baseRateBps }) => baseRateBps);
  return {
    company: brand.company,
    phone: brand.phones.main.display,
    email: brand.emails.contact,
    hours: hoursText(brand, lang, now),
    sameDay: sameDay(hour(brand.inquiries.receivedByHour, zoneOf(timeZone, lang, now))),
    closedOnWeekends: namesWeekdaysOnly(brand.hours.en),
    downFrom: percentText(Math.min(...least)),
    downTo: percentText(Math.max(...least)),
    downMost: percentText(pricing.maxDownBps),
    rateFrom: percentText(Math.min(...rates)),
    rateTo: percentText(Math.max(...rates)),
    months: Math.max(...tiers.map(({ maxMonths }) => maxMonths)),
    buildingMonths: pricing.tiers.building.maxMonths,
    section179Share: percentText(pricing.section179Bps),
    savingsShare: percentText(pricing.recommendation.taxSavingsBps),
    recommendationRate: percentText(pricing.recommendation.rateBps),
  };
}
