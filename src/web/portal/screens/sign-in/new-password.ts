import * as z from 'zod/mini';
import { PASSWORD_MIN } from '#contract/sign-in.ts';
import { acceptInviteTexts as words } from '#copy/portal/sign-in.ts';

/** Checks that the new password of this field was typed twice. The contract checks its length, the server the common ones. */
export const typedTwice = (name: string) =>
  z.record(z.string(), z.string()).check(
    z.refine((typed) => typed[name] !== '', { error: words.required.password, path: [name] }),
    z.refine(({ confirm }) => confirm !== '', { error: words.required.confirm, path: ['confirm'] }),
    // A short password has an error already.
    z.refine(
      ({ [name]: password = '', confirm }) => password.length < PASSWORD_MIN || confirm === '' || confirm === password,
      { error: words.mismatch, path: ['confirm'] },
    ),
  );
