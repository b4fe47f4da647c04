import type { Brand } from '#contract/brand.ts';
import {
  type ApplicationField,
  type ApplicationSection,
  applicationSections,
  encryptedApplicationFields,
} from '#contract/application-fields.ts';
import { splitAskedTerms } from '#contract/asked-terms.ts';
import { shownCode } from '#contract/signed-copy.ts';
import { showMoment } from '#contract/show-moment.ts';
import { showTypedAmount } from '#contract/typed-amount.ts';
import type { Language } from '#contract/language.ts';
import { creditApplication as enForm } from '#copy/en/credit-application.ts';
import { signedCopy as en } from '#copy/en/signed-copy.ts';
import { creditApplication as esForm } from '#copy/es/credit-application.ts';
import { signedCopy as es } from '#copy/es/signed-copy.ts';
import { maskEncryptedField } from '#server/features/applications/present.ts';
import type { SubmittedApplication, SubmittedContent } from '#server/features/applications/read.ts';
import type { CopyText, TextRow } from './copy-text.ts';

const texts = { en, es };
const forms = { en: enForm, es: esForm };
type Printed = { brand: Brand; publicUrl: string; code: string; madeAt: Date; sealed: boolean };

/** The URL at which a copy in this language is verified. */
export const verifyUrl = (publicUrl: string, language: Language, code: string): string =>
  `${publicUrl}${language === 'es' ? '/es' : ''}/verify/${shownCode(code)}`;

/** The whole document in the applicant's language. Times are in the lender's time zone, with its name. */
export function describeCopy(sent: SubmittedApplication, made: Printed): CopyText {
  const { language, reference, signature } = sent;
  const { asked } = forms[language];
  const { description, terms } = splitAskedTerms(sent.content.equipmentDescription, asked);
  const content = { ...sent.content, equipmentDescription: description };
  const submitted = { ...sent, content };
  // The form shows the terms as a fact of their own above the signature, and sends them in the description.
  const termsRows: TextRow[] = terms === '' ? [] : [[asked.label, terms]];
  const { brand } = made;
  const words = texts[language];
  const signedAt = showMoment(signature.signedAt.toISOString(), language, { timeZone: brand.timeZone });
  const sections = Object.entries(applicationSections) as [ApplicationSection, readonly ApplicationField[]][];
  return {
    language,
    title: words.title,
    subject: words.subject(reference, brand.company),
    company: brand.company,
    contact: `${brand.address} · ${brand.phones.main.display}`,
    head: words.head(reference, signedAt),
    keep: words.keep,
    summary: {
      title: words.summary.title,
      rows: [
        [words.summary.signedBy, signature.primaryName],
        [labelOf('businessName', language), orWords(content.businessName, language)],
        [labelOf('equipmentDescription', language), orWords(content.equipmentDescription, language)],
        [labelOf('equipmentAmount', language), orWords(showTypedAmount(content.equipmentAmount, language), language)],
        ...termsRows,
        [words.summary.signedAt, signedAt],
      ],
    },
    sections: sections
      .filter(([section]) => section !== 'signatures')
      .map(([section, fields]) => ({
        title: forms[language].sections[section].title,
        rows: [
          ...fields.map((field): TextRow => [labelOf(field, language), shownValue(submitted, field)]),
          ...(section === 'equipment' ? termsRows : []),
        ],
      })),
    signatures: {
      title: forms[language].sections.signatures.title,
      lines: applicationSections.signatures.map((field) => ({
        name: content[field],
        label: labelOf(field, language),
        note: content[field] === '' ? words.notGiven : words.signedElectronically(signedAt),
      })),
    },
    consent: {
      title: words.consent.title,
      note: signature.consentShown ? words.consent.shown : words.consent.notShown,
      paragraphs: signature.consentText.split('\n\n'),
      box: [words.consent.box, content.contactConsent ? words.consent.ticked : words.consent.notTicked],
    },
    certificate: certificate(submitted, made),
    foot: `${reference} · ${words.page('{page}', '{pages}')}`,
  };
}

/**
 * Describes the document for staff who do not need the numbers. Encrypted fields are masked, the file says that it is
 * not the signed document, and it contains no code, address or fingerprint to verify it.
 */
export function describeMasked(submitted: SubmittedApplication, { brand, at }: { brand: Brand; at: Date }): CopyText {
  const content = { ...submitted.content };
  for (const field of encryptedApplicationFields)
    if (content[field] !== '') content[field] = maskEncryptedField(field, content[field]);
  const printed = { brand, publicUrl: '', code: '', madeAt: at, sealed: false };
  const text = describeCopy({ ...submitted, content }, printed);
  const { masked } = texts[submitted.language];
  const { rows, events } = text.certificate;
  const { contentMac } = texts[submitted.language].certificate;
  return {
    ...text,
    keep: masked.keep,
    notice: masked.notice,
    foot: `${masked.notice} · ${text.foot}`,
    certificate: {
      ...text.certificate,
      rows: rows.filter(([label]) => label !== contentMac),
      events: events.slice(0, -1),
    },
  };
}

function certificate(
  { language, reference, receivedAt, signature: s }: SubmittedApplication,
  { brand, publicUrl, code, madeAt, sealed }: Printed,
): CopyText['certificate'] {
  const at = (instant: Date): string =>
    showMoment(instant.toISOString(), language, { timeZone: brand.timeZone, seconds: true });
  const words = texts[language].certificate;
  const coSigned = s.secondaryName !== '';
  const rows: TextRow[] = [
    [words.signer, s.primaryName],
    ...(coSigned ? [[words.coSigner, s.secondaryName] satisfies TextRow] : []),
    [words.reference, reference],
    [words.language, words.languages[s.language]],
    [words.ip, s.ip],
    [words.userAgent, orWords(s.userAgent, language)],
    [words.consentVersion, s.consentVersion],
    [words.consentHash, s.consentHash],
    [words.contentMac, s.contentMac],
  ];
  return {
    title: words.title,
    lead: words.lead(zoneText(s.signedAt, language, brand.timeZone)),
    rows,
    eventsTitle: words.events,
    events: [
      [at(s.signedAt), words.signed(s.primaryName)],
      ...(coSigned ? [[at(s.signedAt), words.coSigned(s.secondaryName)] satisfies TextRow] : []),
      [at(receivedAt), words.received(brand.company, reference)],
      [at(madeAt), words.made],
    ],
    checkTitle: words.check,
    checkText: words.checkText(brand.company),
    codeRow: [words.code, shownCode(code)],
    addressRow: [words.address, verifyUrl(publicUrl, language, code)],
    qrAlt: words.qr,
    integrity: sealed ? words.integrity(brand.company) : '',
    replaced: words.replaced,
  };
}

const orWords = (value: string, language: Language): string => (value === '' ? texts[language].notGiven : value);

const labelOf = (field: ApplicationField, language: Language): string => forms[language].labels[field];

/** A choice that the form had filled in and the signer left says so. */
function shownValue({ language, content, signature }: SubmittedApplication, field: ApplicationField): string {
  const value = valueOf(content, field, language);
  const isLeft = (signature.untouchedDefaults as ApplicationField[]).includes(field);
  return isLeft ? texts[language].untouched(value) : value;
}

/** As typed. The two choices use the label that the form showed, and no representative its word. */
function valueOf(content: SubmittedContent, field: ApplicationField, language: Language): string {
  if (field === 'salesperson' && content.salesperson === 'N/A') return texts[language].noRepresentative;
  const { businessTypes, equipmentConditions } = forms[language];
  const choices: Record<string, string> = { ...businessTypes, ...equipmentConditions };
  const isChoice = field === 'businessType' || field === 'equipmentCondition';
  return isChoice ? (choices[content[field]] ?? content[field]) : orWords(content[field], language);
}

/** Eastern Time (America/New_York, UTC-5): the offset tells apart the hour that the change of clocks repeats. */
function zoneText(instant: Date, language: Language, timeZone: string): string {
  const name = (timeZoneName: 'longGeneric' | 'shortOffset'): string =>
    new Intl.DateTimeFormat(`${language}-US`, { timeZone, timeZoneName })
      .formatToParts(instant)
      .find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
  return `${name('longGeneric')} (${timeZone}, ${name('shortOffset').replace('GMT', 'UTC')})`;
}
