import { type ApplicationInput, applicationSchema } from '#contract/application.ts';
import type { Language } from '#contract/language.ts';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import type { App } from '#server/app.ts';
import { submitApplication } from '#server/features/applications/submit.ts';
import { parse } from '#server/http/parse.ts';

const texts = { en, es };

/** Fictional: numbers from unassigned ranges, and addresses under example.com. */
const samples: [Language, Partial<ApplicationInput>][] = [
  [
    'en',
    {
      businessName: 'Ramos Paving LLC (sample)',
      principalName: 'Elena Ramos',
      equipmentDescription: 'Compact excavator, 2021, with thumb',
      equipmentAmount: '$84,500',
      equipmentCondition: 'Used',
    },
  ],
  [
    'es',
    {
      businessName: 'Panadería La Espiga (muestra)',
      principalName: 'Julián Ortega',
      businessNature: 'Panadería',
      equipmentDescription: 'Horno de piso de tres cámaras',
      equipmentAmount: '$46,000',
    },
  ],
  [
    'en',
    {
      businessName: 'Blue Ridge Utility Service (sample)',
      principalName: 'Dana Whitfield',
      businessType: 'Corporation',
      equipmentDescription: 'Bucket truck, 55 ft',
      equipmentAmount: '$168,000',
      equipmentCondition: 'Used',
    },
  ],
  [
    'en',
    {
      businessName: 'Northfield Machine Works (sample)',
      principalName: 'Łukasz Nowak',
      businessType: 'Corporation',
      equipmentDescription: 'CNC machining center with bar feeder',
      equipmentAmount: '$212,500',
      equipmentCondition: 'New',
    },
  ],
  [
    'es',
    {
      businessName: 'Construcciones Ñandú (muestra)',
      principalName: 'Íñigo Peña',
      principalSsnEncrypted: '987-65-4329',
      businessNature: 'Concreto y excavación',
      equipmentDescription: 'Minicargador',
      equipmentAmount: '$58,900',
      equipmentCondition: 'Used',
    },
  ],
  [
    'en',
    {
      businessName: 'Harbor Street Foods (sample)',
      principalName: 'Priya Nair',
      equipmentDescription: 'Packaging line: depanner, conveyor, labeler',
      equipmentAmount: '$390,000',
      principalSsnEncrypted: '',
      principalDobEncrypted: '',
    },
  ],
];

const common: Partial<ApplicationInput> = {
  salesperson: 'N/A',
  businessPhone: '(402) 555-0188',
  businessStreet: '1200 Sample Road',
  businessCity: 'Omaha',
  businessState: 'Nebraska',
  businessZip: '68102',
  businessNature: 'Sample business',
  federalIdEncrypted: '00-0004410',
  principalTitle: 'Owner',
  principalSsnEncrypted: '900-70-4821',
  principalDobEncrypted: '03/14/1981',
  principalEmail: 'applicant@example.com',
};

/** Submits the samples with the same verb as a visitor. Returns their number. */
export async function submitSamples(app: App): Promise<number> {
  for (const [lang, sample] of samples) await submitAs(app, lang, sample);
  return samples.length;
}

/** Submits another one through a dealer's personal link. */
export const submitSample = (app: App, inviteToken: string): Promise<void> =>
  submitAs(app, 'en', { ...samples[0]?.[1], businessName: 'Ramos Grading LLC (sample)', inviteToken });

async function submitAs(app: App, lang: Language, sample: Partial<ApplicationInput>): Promise<void> {
  const input = parse(applicationSchema(texts[lang].messages), {
    ...common,
    ...sample,
    primarySignature: sample.principalName,
  });
  const ctx = {
    actor: { kind: 'visitor' } as const,
    now: app.clock.now(),
    requestId: 'sample',
    lang,
    ip: '127.0.0.1',
    userAgent: 'Sample',
  };
  await submitApplication(app, ctx, input, undefined);
}
