import { pricingSchema } from '#contract/pricing.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { SettingsSections } from '#contract/settings.ts';

/** The lender's details on the portal. The server puts them into the shell page as JSON. */
const portalBrandSchema = z.object({
  company: z.string(),
  /** Prefix of what is kept in this browser. */
  productKey: z.string(),
  phones: z.object({ main: z.object({ display: z.string(), dial: z.string() }) }),
  emails: z.object({ contact: z.string() }),
  /** The rates for estimated payments of a deal. */
  pricing: pricingSchema,
  /** Agencies whose reports a decision may rest on. */
  bureaus: z.array(z.string()),
});

const {
  company,
  productKey,
  pricing,
  bureaus,
  phones: { main: phone },
  emails: { contact: email },
} = portalBrandSchema.parse(JSON.parse(document.getElementById('brand')?.textContent ?? 'null'));

export const portalBrand = { company, productKey, pricing, bureaus, phone, email };

const readers = new Set<() => void>();
const follow = (reader: () => void): (() => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};

/** Shows saved settings without a new load. The product key stays, because drafts in this browser have it in their names. */
export function showSettings({ company, contact, pricing, notices }: SettingsSections): void {
  Object.assign(portalBrand, {
    company: company.value.company,
    phone: contact.value.phones.main,
    email: contact.value.emails.contact,
    pricing: pricing.value.pricing,
    bureaus: notices.value.notices.bureaus.map(({ name }) => name),
  } satisfies Partial<typeof portalBrand>);
  for (const reader of readers) reader();
}

/** The company's name. Follows a change of the settings. */
export const useCompany = (): string => useSyncExternalStore(follow, () => portalBrand.company);
