import { finishPaths, type PaymentOutcome } from '#contract/payment.ts';
import type { PaymentSettings } from '#server/config/payment-settings.ts';
import { lockedFields, lockFields } from '#server/lib/locked-fields.ts';
import type { Payments } from '#server/ports.ts';

const ACTION = 'process_variable';
/** 3 is an error at the gateway, before or after the charge. */
const OUTCOMES = new Map<string, PaymentOutcome>([
  ['1', 'approved'],
  ['2', 'declined'],
  ['3', 'unknown'],
]);

/** Opens a hosted payment page in the style of NMI QuickClick, where the payer types the amount. */
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
 * Returns the outcome that the hash proves. The hash covers values but not their names, so names could be swapped. The
 * outcome counts only if no other signed value could be one.
 */
function provenOutcome(returned: URLSearchParams, key: string): PaymentOutcome {
  const fields = lockedFields(returned.get('hash') ?? '', returned, key) ?? [];
  const [answer, ...others] = fields.filter(([, value]) => OUTCOMES.has(value));
  return answer?.[0] === 'response' && others.length === 0 ? (OUTCOMES.get(answer[1]) ?? 'unknown') : 'unknown';
}
