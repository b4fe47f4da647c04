import type { ReactNode } from 'react';
import type { Decision } from '#contract/decision.ts';
import { disclosureStates, type StatedDisclosure } from '#contract/state-disclosures.ts';
import { disclosureWords, stateNames } from '#copy/portal/disclosures.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { desk } from '#copy/portal/decision-desk.ts';
import { exactDollars } from '#web/ui/money.ts';
import { ShowNotice } from './show-notice.tsx';
import { showCalendarDay, showInstant } from '#web/portal/instants.ts';

const { facts: words } = desk;

const money = (dollars: number): string => exactDollars(Math.round(dollars * 100));
const percent = (value: number): string => `${value.toFixed(2)}%`;

/** Shows the terms of an offer. */
function TermFacts({ decision: d }: { decision: Decision }) {
  return (
    <>
      {d.amount !== null && <Fact label={words.amount}>{money(d.amount)}</Fact>}
      {d.termMonths !== null && <Fact label={words.term}>{desk.months(d.termMonths)}</Fact>}
      {d.payment !== null && <Fact label={words.payment}>{desk.monthly(money(d.payment))}</Fact>}
      {d.expiresOn !== null && (
        <Fact label={d.expired ? words.expired : words.expires}>{showCalendarDay(d.expiresOn)}</Fact>
      )}
      <Conditions of={d.conditions} />
    </>
  );
}

/** The conditions of an approval, a line each. */
export const Conditions = ({ of }: { of: readonly string[] }) =>
  of.length > 0 && (
    <Fact label={words.conditions}>
      <ul className="decision-conditions">
        {of.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </Fact>
  );

/** One decision, with who made it, on what, and what became of its notice. */
export function DecisionFacts({ decision: d }: { decision: Decision }) {
  const { state, language, sentAt } = d.notice;
  const sent = sentAt === null ? '' : `, ${showInstant(sentAt)}`;
  return (
    <dl className="decision-facts">
      <TermFacts decision={d} />
      {d.ratePercent !== null && <Fact label={words.rate}>{percent(d.ratePercent)}</Fact>}
      <FeeFacts decision={d} />
      {d.reasons.length > 0 && (
        <Fact label={words.reasons}>{d.reasons.map((one) => decisionWords.reasons[one]).join('\n')}</Fact>
      )}
      {d.bureau !== null && <Fact label={words.report}>{d.bureau}</Fact>}
      {d.disclosure !== null && <Fact label={factLabel(d.businessState)}>{disclosureSaid(d.disclosure)}</Fact>}
      {d.note !== '' && <Fact label={words.note}>{d.note}</Fact>}
      <Fact label={words.basis}>{desk.basis(d.basis.documents, d.basis.contentHash !== null)}</Fact>
      <Fact label={words.notice}>
        {`${desk.notices[state]}${sent} (${desk.languages[language]}) `}
        <ShowNotice id={d.id} />
      </Fact>
      <Fact label={words.decided}>{desk.by(d.decidedBy, showInstant(d.decidedAt))}</Fact>
    </dl>
  );
}

/** Shows the fees. A decision from a version that did not ask for fees has only an APR. */
function FeeFacts({ decision: { aprPercent, fees, amount, amountFinanced } }: { decision: Decision }) {
  if (amount === null) return null;
  if (fees === null && aprPercent !== null) return <Fact label={words.aprWithoutFees}>{percent(aprPercent)}</Fact>;
  if (fees === null) return <Fact label={words.fees}>{words.feesNotStated}</Fact>;
  const { kinds, payments } = desk.dialog.fees;
  const lines = fees.map((fee) => words.fee(kinds[fee.kind], money(fee.amount), payments[fee.paid].toLowerCase()));
  return (
    <>
      {aprPercent !== null && <Fact label={words.apr}>{percent(aprPercent)}</Fact>}
      <Fact label={words.fees}>{lines.length === 0 ? words.noFees : lines.join('\n')}</Fact>
      {amountFinanced !== null && <Fact label={words.amountFinanced}>{money(amountFinanced)}</Fact>}
    </>
  );
}

const factLabel = (state: string | null): string =>
  [disclosureWords.fact, disclosureStates.filter((one) => one === state).map((one) => stateNames[one])]
    .flat()
    .join(', ');

function disclosureSaid(stated: StatedDisclosure): string {
  if (stated.kind === 'pending') return disclosureWords.pending;
  return stated.kind === 'exempt'
    ? disclosureWords.exempt(disclosureWords.exemptions[stated.exemption])
    : disclosureWords.given({ how: disclosureWords.ways[stated.how], by: stated.by, on: showCalendarDay(stated.on) });
}

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
