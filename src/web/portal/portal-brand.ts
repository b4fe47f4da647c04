import { pricingSchema } from '#contract/pricing.ts';
import * as z from 'zod/mini';

/** What the portal says about the lender; the server puts it into the shell page as JSON. */
const portalBrandSchema = z.object({
  company: z.string(),
  /** Prefix of what is kept in this browser. */
  productKey: z.string(),
  phones: z.object({ main: z.object({ display: z.string(), dial: z.string() }) }),
  emails: z.object({ contact: z.string() }),
  /** What the payment of a deal is estimated with. */
  pricing: pricingSchema,
  /** Agencies whose reports a decision may rest on. */
  bureaus: z.array(z.string()),
  sample: z.boolean(),
});

const {
  company,
  productKey,
  pricing,
  bureaus,
  sample,
  phones: { main: phone },
  emails: { contact: email },
} = portalBrandSchema.parse(JSON.parse(document.getElementById('brand')?.textContent ?? 'null'));

export const portalBrand = { company, productKey, pricing, bureaus, sample, phone, email };
