import * as z from 'zod/mini';
import { undeliveredStates } from './undelivered-mails.ts';

/** What the CRM has not taken yet, and how often it was tried. */
export const waitsForCrm = {
  dealId: z.string(),
  dealName: z.string(),
  dealership: z.string(),
  /** The words of undelivered mails: waiting, failed and tried again by itself, or not any more. */
  state: z.enum(undeliveredStates),
  attempts: z.number(),
  /** Why the CRM did not take it, in words; null before the first try. */
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
};
