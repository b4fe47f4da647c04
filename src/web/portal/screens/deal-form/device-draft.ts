import { type DeviceDraftOf, openDraftOf } from '#web/portal/draft-of.ts';
import { type DealField, dealFields, type DealValues, isEncrypted } from './deal-values.ts';

export type DeviceDraft = DeviceDraftOf<DealField>;
const kept = dealFields.filter((field) => !isEncrypted(field));

/** The values that differ from the start, without encrypted ones. */
export const keepableDeal = (values: DealValues, start: DealValues): DeviceDraft['values'] =>
  Object.fromEntries(kept.filter((field) => values[field] !== start[field]).map((field) => [field, values[field]]));

/** The draft of a deal on this device. */
export const openDeviceDraft = (name: string, storage: () => Storage) => openDraftOf(kept, name, storage);
