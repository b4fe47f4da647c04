/** Links and invites of a user whose access ends. */
export const openItems = {
  label: 'Their open upload links and application invites',
  keep: 'Keep them',
  revoke: 'Revoke them',
  open: (links: number, invites: number) =>
    links + invites === 0 ? 'None' : `${String(links)} upload, ${String(invites)} application`,
};
