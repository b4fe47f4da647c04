type Named = { first_name: string; last_name: string; email: string };

/** The name of a user, or the email address without one. */
export const nameOrEmail = ({ first_name, last_name, email }: Named): string =>
  `${first_name} ${last_name}`.trim() || email;
