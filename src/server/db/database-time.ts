/** The longest wait for the database: for a connection, and for the answer to a statement. */
export const DATABASE_SECONDS = 30;

/** True for the driver's own time limits and for a statement that PostgreSQL canceled (57014). */
export const isDatabaseTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '57014') ||
    /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/.test(
      error.message,
    ));
