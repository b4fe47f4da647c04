/** Contacts of the CRM, as the lender's staff reads of them. */
export const contactWords = {
  debugNote: ({ names, recordType }: { names: string[]; recordType: string }) =>
    `Contacts whose name, address or account holds ${names.join(', ')}. Only contacts of accounts with the record type ${recordType} can be invited.`,
  invited: (email: string) => `The invitation was sent to ${email}. The link works for seven days.`,
  /** In setup mode. The link already works from now on. */
  held: (email: string) =>
    `The invitation to ${email} is held until the site is published. Its link works for seven days from now.`,
};
