import type { PaymentNote } from '#copy/en/calculator.ts';
import type { Quote } from '#finance/quote.ts';
import { exactDollars } from '#web/ui/money.ts';
import type { CalculatorState } from './state.ts';

/** Returns the values of the line under the payment. */
export function paymentNote({ terms }: CalculatorState, quote: Quote): PaymentNote {
  const amounts = quote.amounts.map(({ cents }) => cents);
  const unlike = amounts.filter((cents) => cents !== quote.paymentCents);
  return {
    count: quote.amounts.reduce((sum, { count }) => sum + count, 0),
    last: exactDollars(quote.lastPaymentCents),
    first: exactDollars(amounts[0] ?? 0),
    other: exactDollars(unlike.at(-1) ?? quote.paymentCents),
    purchase: exactDollars(quote.purchaseCents),
    years: terms.months / 12,
  };
}

/** The month after which no more than half of the amount is owed. */
export function halfway({ rows, financedCents }: Quote): { month: number; balanceCents: number } {
  const row = rows.find(({ balanceCents, month }) => month > 0 && balanceCents <= financedCents / 2);
  return { month: row?.month ?? 0, balanceCents: row?.balanceCents ?? 0 };
}
