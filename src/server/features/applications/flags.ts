import type { ApplicationFlag, FlaggedField } from '#contract/admin.ts';
import { isSameName } from '#server/lib/searchable.ts';
import type { Query, Tx } from '#server/ports.ts';
import { selectSimilarApplications, type StoredApplication, type StoredSignature } from './store.ts';

type Beside = { signature: StoredSignature; borrowerCompany: string | null };

/** Returns warnings for a reviewer. They decide nothing. */
export async function flagsOf(
  query: Query | Tx,
  row: StoredApplication,
  { signature, borrowerCompany }: Beside,
): Promise<ApplicationFlag[]> {
  const flags: ApplicationFlag[] = [];
  const signed = signature.primary_name;
  if (!isSameName(signed, row.principal_name))
    flags.push({ kind: 'signature_differs', about: null, fields: ['principalName', 'primarySignature'], said: signed });
  if (borrowerCompany !== null && borrowerCompany !== '' && !isSameName(borrowerCompany, row.business_name))
    flags.push({ kind: 'deal_differs', about: null, fields: ['businessName'], said: borrowerCompany });
  for (const similar of await selectSimilarApplications(query, row)) {
    const fields = sharedWith(row, similar);
    const isSameNumber = fields.includes('principalSsnEncrypted');
    const isOtherPerson = !isSameName(similar.principal_name, row.principal_name);
    flags.push({
      kind: isSameNumber && !isSameName(similar.business_name, row.business_name) ? 'same_number' : 'twin',
      about: { id: similar.id, reference: similar.reference, businessName: similar.business_name },
      fields,
      said: isSameNumber && isOtherPerson ? similar.principal_name : '',
    });
  }
  return flags;
}

/** Lists the fields that are equal in both applications. */
function sharedWith(
  row: StoredApplication,
  similar: Awaited<ReturnType<typeof selectSimilarApplications>>[number],
): FlaggedField[] {
  const alike = (one: string | null, other: string | null): boolean =>
    one !== null && one !== '' && one.toLowerCase() === other?.toLowerCase();
  return [
    ...(alike(row.business_name, similar.business_name) ? ['businessName' as const] : []),
    ...(row.principal_ssn_mac !== null && row.principal_ssn_mac === similar.principal_ssn_mac
      ? ['principalSsnEncrypted' as const]
      : []),
    ...(alike(row.principal_email, similar.principal_email) ? ['principalEmail' as const] : []),
  ];
}
