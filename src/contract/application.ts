import * as z from 'zod/mini';
import type { ApplicationField } from './application-fields.ts';
import {
  businessTypes,
  equipmentConditions,
  presetChoices,
  type PresetField,
  presetFields,
} from './application-choices.ts';
import { choice, optional, optionalEmail, required } from './text.ts';

/** What a person reads when a field is refused; one set per language lives in copy. */
export type ApplicationMessages = {
  businessName: string;
  businessPhone: string;
  businessStreet: string;
  businessCity: string;
  businessState: string;
  businessZip: string;
  businessNature: string;
  businessType: string;
  principalName: string;
  principalEmail: string;
  equipmentCondition: string;
  primarySignature: string;
  /** For an optional field of the wrong type. */
  text: string;
};

/** What comes along without being a field of the form. */
type OurOwn = 'inviteToken' | 'consentHash' | 'contactConsent' | 'untouchedDefaults';

/**
 * The body of POST /api/credit-application and /api/credit-application-es. Field names are the
 * specification's; the ones that end in "Encrypted" arrive as typed and are sealed on arrival.
 * consentHash, contactConsent and untouchedDefaults are our form's additions and never a reason to refuse.
 */
export const applicationSchema = (m: ApplicationMessages) => {
  const text = optional(m.text);
  return z.object({
    salesperson: text,
    businessName: required(1, m.businessName),
    businessPhone: required(10, m.businessPhone),
    businessStreet: required(1, m.businessStreet),
    businessCity: required(1, m.businessCity),
    businessState: required(2, m.businessState),
    businessZip: required(5, m.businessZip),
    businessNature: required(1, m.businessNature),
    dateEstablished: text,
    county: text,
    businessType: choice(businessTypes, presetChoices.businessType, m.businessType),
    federalIdEncrypted: text,
    principalName: required(1, m.principalName),
    principalTitle: text,
    principalSsnEncrypted: text,
    principalDobEncrypted: text,
    principalStreet: text,
    principalCity: text,
    principalState: text,
    principalZip: text,
    principalPhone: text,
    principalEmail: optionalEmail(m.principalEmail),
    equipmentDescription: text,
    equipmentAmount: text,
    equipmentVendor: text,
    equipmentCondition: choice(equipmentConditions, presetChoices.equipmentCondition, m.equipmentCondition),
    primarySignature: required(1, m.primarySignature),
    secondarySignature: text,
    inviteToken: text,
    consentHash: text,
    contactConsent: z.pipe(
      z.optional(z.unknown()),
      z.transform((v) => v === true || v === 'true'),
    ),
    /** Preset choices that the applicant left as the form had filled them in. */
    untouchedDefaults: z.pipe(
      z.optional(z.unknown()),
      z.transform((v): PresetField[] => presetFields.filter((name) => Array.isArray(v) && v.includes(name))),
    ),
  } satisfies Record<ApplicationField | OurOwn, unknown>);
};

export type ApplicationInput = z.input<ReturnType<typeof applicationSchema>>;
export type Application = z.output<ReturnType<typeof applicationSchema>>;

export const applicationAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  reference: z.string(),
  /** Instant of receipt, ISO 8601 UTC. */
  receivedAt: z.string(),
  /** Opens the signed copy once, for 30 minutes. */
  copyToken: z.optional(z.string()),
});
