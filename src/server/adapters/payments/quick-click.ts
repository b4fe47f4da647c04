import { finishPaths, type PaymentOutcome } from '#contract/payment.ts';
import type { PaymentSettings } from '#server/config/payment-settings.ts';
import { lockedFields, lockFields } from '#server/lib/locked-fields.ts';
import type { Payments } from '#server/ports.ts';

const ACTION = 'process_variable';
/** Three is an error at the gateway, which may have come before or after the charge. */
const OUTCOMES = new Map<string, PaymentOutcome>([
  ['1', 'approved'],
  ['2', 'declined'],
  ['3', 'unknown'],
]);

/** A hosted payment page in the manner of NMI QuickClick: the payer types the amount there. */
export function openQuickClick(settings: PaymentSettings, publicUrl: string): Payments {
  const { url, keyId, description, securityKey } = settings;
  const locked = [
    ['action', ACTION],
    ['order_description', description],
  ] as const;
  const hash = securityKey ? lockFields(locked, securityKey.reveal()) : settings.hash;
  return {
    form: (lang) => ({
      action: url,
      fields: [
        ['key_id', keyId],
        ...locked,
        ['language', lang],
        ['url_finish', publicUrl + finishPaths[lang]],
        ['customer_receipt', 'true'],
        ['hash', hash ?? ''],
      ],
    }),
    outcomeOf: (returned) => (securityKey ? provenOutcome(returned, securityKey.reveal()) : 'unknown'),
  };
}

/**
 * Only what the hash covers counts. It covers values and not their names, so whoever holds one good hash could swap
 * names: an answer is believed only where no other locked value could have been the answer.
 */
function provenOutcome(returned: URLSearchParams, key: string): PaymentOutcome {
  const fields = lockedFields(returned.get('hash') ?? '', returned, key) ?? [];
  const [answer, ...others] = fields.filter(([, value]) => OUTCOMES.has(value));
  return answer?.[0] === 'response' && others.length === 0 ? (OUTCOMES.get(answer[1]) ?? 'unknown') : 'unknown';
}
