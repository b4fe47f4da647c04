import * as z from 'zod/mini';
import { type Brand, brandSchema } from '#contract/brand.ts';

const lenderSchema = z.pick(brandSchema, {
  company: true,
  phones: true,
  hours: true,
  timeZone: true,
  address: true,
  licenceLine: true,
  notices: true,
});
/** What a notice says of the lender: it is kept with what it is about, and stays when the lender's values change. */
export type Lender = z.infer<typeof lenderSchema>;

export const lenderOf = ({ company, phones, hours, timeZone, address, licenceLine, notices }: Brand): Lender => ({
  company,
  phones,
  hours,
  timeZone,
  address,
  licenceLine,
  notices,
});

/** The brand as it was told; as it is now where nobody kept it. */
export const brandAsTold = (brand: Brand, kept: unknown): Brand =>
  kept === null || kept === undefined ? brand : { ...brand, ...z.parse(lenderSchema, kept) };

/** The same from the parameters of a mail, of which few name the lender. */
export function brandTold(brand: Brand, params: unknown): Brand {
  const told = z.safeParse(z.object({ lender: lenderSchema }), params);
  return told.success ? brandAsTold(brand, told.data.lender) : brand;
}
