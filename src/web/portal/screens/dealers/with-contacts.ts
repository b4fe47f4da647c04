import type { ListedContact } from '#contract/dealer-contacts.ts';
import type { DealershipRow } from '#contract/dealerships.ts';

/** Null without the CRM. */
export type ListedDealership = DealershipRow & { contacts: number | null };

/** Counts the contacts of each dealership, and adds the dealerships that only the CRM has. Sorted by name. */
export function withContacts(
  dealerships: readonly DealershipRow[],
  contacts: readonly ListedContact[] | undefined,
  q: string,
): ListedDealership[] {
  if (contacts === undefined) return dealerships.map((row) => ({ ...row, contacts: null }));
  const counts = new Map<string, number>();
  const found = new Map(dealerships.map((row) => [row.id, row]));
  for (const { AccountId, AccountName } of contacts) {
    counts.set(AccountId, (counts.get(AccountId) ?? 0) + 1);
    if (!found.has(AccountId) && AccountName.toLowerCase().includes(q.trim().toLowerCase()))
      found.set(AccountId, { ...onlyInCrm, id: AccountId, name: AccountName });
  }
  return [...found.values()]
    .map((row) => ({ ...row, contacts: counts.get(row.id) ?? 0 }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Users who may invite dealers may also read users and links. */
const onlyInCrm = {
  deals: { all: 0, open: 0, funded: 0, amount: 0 },
  lastDealAt: null,
  links: { open: 0, completed: 0 },
  access: { active: 0, invited: 0 },
};
