import type { App } from '#server/app.ts';
import { isLoopback } from '#server/config.ts';

/** Where mails go to files and the only reader sits at this machine. */
export const isMailboxOpen = (app: App): boolean =>
  !app.config.smtpUrl && !app.config.production && isLoopback(new URL(app.config.publicUrl).hostname);
