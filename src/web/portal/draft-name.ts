import { portalBrand } from './portal-brand.ts';

/** The name under which this device keeps what a user types into a form. */
export const draftName = (form: 'deal-draft' | 'invite-draft', email: string, slot?: string): string =>
  [portalBrand.productKey, form, email, ...(slot === undefined ? [] : [slot])].join(':');
