/** Links and invites of a user whose access ends. */
export const openItems = {
  label: 'Upload links and application invites of this person that still work',
  keep: 'Keep them',
  revoke: 'Revoke them',
  open: (links: number, invites: number) =>
    links + invites === 0 ? 'None' : `${String(links)} upload, ${String(invites)} application`,
};
