import { sql } from 'kysely';

/** The notice of the current decision `d` waits for the disclosure of its offer. */
export const noticeWaits = sql`(d.superseded_at is null and d.disclosure->>'kind' = 'pending')`;

/** The notice of the current decision `d` has no email and was not printed yet. */
export const noticeToPrint = sql`(d.superseded_at is null and d.disclosure->>'kind' is distinct from 'pending'
  and d.notice_mail_id is null and d.printed_at is null)`;
