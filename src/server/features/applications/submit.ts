import { presetChoices, type PresetField } from '#contract/application-choices.ts';
import type { Application } from '#contract/application.ts';
import type { Language } from '#contract/language.ts';
import { documentsFor, type RequiredDocument } from '#contract/required-documents.ts';
import { timeZoneOfApplicant } from '#contract/state-time-zones.ts';
import { typedCents } from '#contract/typed-amount.ts';
import { application as en } from '#copy/en/application-messages.ts';
import { requiredDocuments as documentsEn } from '#copy/en/required-documents.ts';
import { application as es } from '#copy/es/application-messages.ts';
import { requiredDocuments as documentsEs } from '#copy/es/required-documents.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { audit } from '#server/lib/audit.ts';
import { canonicalJson } from '#server/lib/canonical-json.ts';
import { type SavedAnswer, type IdempotencyClaim, replayOrClaim, saveAnswer } from '#server/lib/idempotency.ts';
import { newId } from '#server/lib/ids.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { completeInvite } from '#server/features/invites/complete.ts';
import { downloadToken, queueSignedCopy } from '#server/features/signed-copies/make-copy.ts';
import { askForDocuments, createStatusLink, findStatusUrl } from '#server/features/status/status-page.ts';
import type { Tx } from '#server/ports.ts';
import { currentConsent } from './consent.ts';
import {
  type ConsentText,
  insertApplication,
  insertSignature,
  nextNumber,
  noteInvite,
  selectIdOf,
  selectConsentText,
} from './store.ts';

const texts = { en, es };
const documentNames = { en: documentsEn, es: documentsEs };

/**
 * Stores one application with its signature record, emails and audit row in one transaction. An unknown, expired or
 * used invite token is noted and never refused.
 * @throws AppError in_progress or idempotency_mismatch when the same key is used by another call
 */
export async function submitApplication(
  app: App,
  ctx: Ctx,
  input: Application,
  claim: IdempotencyClaim | undefined,
): Promise<SavedAnswer> {
  return app.db.tx(async (tx) => {
    const replay = await replayOrClaim(tx, app.vault, claim);
    if (replay) return withLinks(app, replay, await findLinkAgain(app, tx, ctx, replay));
    const id = newId(ctx.now);
    const reference = referenceOf(app.brand.productKey, ctx.now, await nextNumber(tx));
    const shown = await findConsent(tx, input.consentHash, ctx.lang);
    const consent = shown ?? currentConsent(app.brand, ctx.lang);
    await insertApplication(tx, app.vault, { id, reference, language: ctx.lang, createdAt: ctx.now, input });
    const { inviteToken, businessName } = input;
    const inviteNote = await completeInvite(app, ctx, tx, inviteToken, { id, reference, businessName });
    if (inviteNote !== null) await noteInvite(tx, id, inviteNote);
    await insertSignature(tx, {
      id: newId(ctx.now),
      application_id: id,
      primary_name: input.primarySignature,
      secondary_name: input.secondarySignature,
      signed_at: ctx.now,
      ip: ctx.ip,
      user_agent: ctx.userAgent,
      language: ctx.lang,
      consent_hash: consent.hash,
      consent_shown: shown !== undefined,
      untouched_defaults: untouchedDefaults(input),
      content_mac: app.vault.mac('application-content', canonicalJson(signedContent(input))),
    });
    const amount = typedCents(input.equipmentAmount, ctx.lang);
    const asked = documentsFor(Number.isNaN(amount) ? null : amount);
    await askForDocuments(tx, ctx, id, asked);
    const statusUrl = await createStatusLink(app, ctx, tx, { id, language: ctx.lang });
    await queueSignedCopy(app, tx, { applicationId: id, reference, language: ctx.lang, signedAt: ctx.now });
    const timeZone = timeZoneOfApplicant(input.businessState, app.brand.timeZone);
    await emailApplicantAndLender(app, ctx, tx, { reference, input, statusUrl, asked, timeZone });
    await audit(tx, ctx, 'application.submitted', { kind: 'application', id }, { reference, language: ctx.lang });
    const receivedAt = ctx.now.toISOString();
    const answer = { success: true, message: texts[ctx.lang].received, reference, receivedAt, timeZone };
    await saveAnswer(tx, claim, { status: 201, answer });
    return withLinks(app, { status: 201, answer, replayed: false }, statusUrl);
  });
}

/** The answer contains tokens that no table contains. A replay computes the same ones. */
function withLinks(app: App, answered: SavedAnswer, statusUrl: string | undefined): SavedAnswer {
  const answer = answered.answer as { reference: string };
  const copyToken = downloadToken(app.vault, answer.reference);
  return { ...answered, answer: { ...answer, copyToken, ...(statusUrl !== undefined && { statusUrl }) } };
}

/** Undefined when the link was revoked since the first answer. */
async function findLinkAgain(app: App, tx: Tx, ctx: Ctx, { answer }: SavedAnswer): Promise<string | undefined> {
  const id = await selectIdOf(tx, (answer as { reference: string }).reference);
  return id === undefined ? undefined : findStatusUrl(app, tx, { id, language: ctx.lang });
}

/** Returns the text that the signer's page named, if this installation ever showed it in that language. */
async function findConsent(tx: Tx, hash: string, language: Language): Promise<ConsentText | undefined> {
  if (!/^[0-9a-f]{64}$/.test(hash)) return undefined;
  const found = await selectConsentText(tx, hash);
  return found?.language === language ? found : undefined;
}

/** For example AEF-2026-000123. */
const referenceOf = (key: string, now: Date, number: number): string =>
  `${key}-${String(now.getUTCFullYear())}-${String(number).padStart(6, '0')}`;

/** Returns the content that the signature covers: everything except the transport fields. */
const signedContent = ({ inviteToken: _token, consentHash: _hash, ...content }: Application): object => content;

/** Only choices that still are as the form fills them in, whatever the sender names. */
const untouchedDefaults = (input: Application): PresetField[] =>
  (input.untouchedDefaults ?? []).filter((name) => input[name] === presetChoices[name]);

async function emailApplicantAndLender(
  app: App,
  ctx: Ctx,
  tx: Tx,
  {
    reference,
    input,
    statusUrl,
    asked,
    timeZone,
  }: {
    reference: string;
    input: Application;
    statusUrl: string;
    asked: readonly RequiredDocument[];
    timeZone: string;
  },
): Promise<void> {
  const receivedAt = ctx.now.toISOString();
  if (input.principalEmail !== '')
    await queueEmail(app, ctx, tx, {
      template: 'application-receipt',
      to: input.principalEmail,
      language: ctx.lang,
      params: {
        reference,
        receivedAt,
        link: statusUrl,
        missing: asked.map((paper) => documentNames[ctx.lang][paper].name),
        timeZone,
      },
    });
  const representative = app.brand.representatives.find((r) => r.name === input.salesperson);
  const to = representative?.email ?? app.brand.emails.lender;
  const { businessName, equipmentDescription, equipmentAmount } = input;
  const params = { reference, receivedAt, businessName, equipmentDescription, equipmentAmount, language: ctx.lang };
  await queueEmail(app, ctx, tx, { template: 'application-notice', to, language: 'en', params });
}
