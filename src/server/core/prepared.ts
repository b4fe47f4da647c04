import { sql } from 'kysely';

/** For the front of a SELECT that is asked all the time and needs one plan for all values: it is planned once a connection. */
export const prepared = sql`/* prepared */`;
