/** How many unread ones the bell names. */
export const badgeOf = (unread: number): string => (unread > 9 ? '9+' : String(unread));
