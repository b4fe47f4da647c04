/** Returns the number on the bell, at most 9+. */
export const badgeOf = (unread: number): string => (unread > 9 ? '9+' : String(unread));
