import type { Brand } from '#contract/brand.ts';
import { type Language, languages } from '#contract/language.ts';
import { consent as en, fullConsent } from '#copy/en/consent.ts';
import { consent as es } from '#copy/es/consent.ts';
import type { App } from '#server/app.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';
import { type ConsentText, insertConsentText } from './store.ts';

const texts = { en, es };

/** Returns the exact consent text for signers of this language, with the lender's name. */
export function currentConsent(brand: Brand, language: Language): ConsentText {
  const body = fullConsent(texts[language], brand);
  return { hash: sha256Hex(body), version: texts[language].version, language, body };
}

/** Stores the current consent texts for later reading. Call it before a page shows them. */
export async function keepConsentTexts(app: App, brand: Brand): Promise<void> {
  await app.db.tx(async (tx) => {
    const now = await readDatabaseTime(tx);
    for (const language of languages) await insertConsentText(tx, currentConsent(brand, language), now);
  });
}
