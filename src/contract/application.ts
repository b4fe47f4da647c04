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

/** The public messages of rejected fields. Each language has a set in src/copy. */
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

/** Properties of the body that are not form fields. */
type OurOwn = 'inviteToken' | 'consentHash' | 'contactConsent' | 'untouchedDefaults';

/**
 * The body of POST /api/credit-application and /api/credit-application-es. The specification fixes the field names.
 * Names that end in "Encrypted" arrive as typed and are encrypted on arrival. The product adds
 * consentHash, contactConsent and untouchedDefaults, which never cause a rejection.
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
    /**
     * Preset choices that the applicant left as the form had filled them in. Undefined when none is named, so that the
     * content of a call that an earlier version received stays equal.
     */
    untouchedDefaults: z.pipe(
      z.optional(z.unknown()),
      z.transform((v): PresetField[] | undefined =>
        Array.isArray(v) && v.length > 0 ? presetFields.filter((name) => v.includes(name)) : undefined,
      ),
    ),
  } satisfies Record<ApplicationField | OurOwn, unknown>);
};

export type ApplicationInput = z.input<ReturnType<typeof applicationSchema>>;
export type Application = z.output<ReturnType<typeof applicationSchema>>;

export const applicationAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  reference: z.string(),
  /** The time of receipt, ISO 8601 UTC. */
  receivedAt: z.string(),
  /** The applicant's time zone, by the state of the business. The receipt, its email and the status page show it. */
  timeZone: z.optional(z.string()),
  /** Allows one download of the signed copy within 30 minutes. */
  copyToken: z.optional(z.string()),
  /** The address of the applicant's status page. */
  statusUrl: z.optional(z.string()),
});
