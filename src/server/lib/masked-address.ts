/** The first letter and the domain: e•••@example.com. */
export const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/u, '$1•••');
