const counted = (count: number, thing: string): string =>
  count === 0 ? '' : `${String(count)} ${thing}${count === 1 ? '' : 's'}`;

/** Links and invites of a user whose access ends. */
export const openItems = {
  label: 'Their open upload links and application invites',
  keep: 'Keep them',
  revoke: 'Revoke them',
  open: (links: number, invites: number) =>
    [counted(links, 'upload link'), counted(invites, 'application invite')].filter((part) => part !== '').join(', ') ||
    'None',
};
