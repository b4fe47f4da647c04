import { describe, expect, test } from 'vitest';
import type { ApplicationInvite } from '#contract/application-invites.ts';
import { statusOf } from './invite-card.tsx';

const now = Date.parse('2026-11-21T15:00:00Z');
const invite = (status: ApplicationInvite['status'], expiresAt: string): ApplicationInvite => ({
  id: 'a',
  recipientName: 'Elena Ramos',
  recipientEmail: 'elena@example.com',
  recipientPhone: null,
  status,
  createdAt: '2026-11-20T15:00:00Z',
  expiresAt,
  completedAt: null,
  revokedAt: null,
  emailSent: 'true',
  emailState: 'sent',
  inviteUrl: 'http://localhost:3000/credit-application?token=x',
  sentBy: 'Dana Sample',
  reference: null,
  dealId: null,
});

describe('what an invite is shown as', () => {
  test.each([
    ['completed', '2026-11-20T15:00:00Z', 'completed'],
    ['completed', '2026-11-27T15:00:00Z', 'completed'],
    ['expired', '2026-11-27T15:00:00Z', 'expired'],
    ['pending', '2026-11-21T14:59:59Z', 'expired'],
    ['pending', '2026-11-21T15:00:00Z', 'pending'],
    ['pending', '2026-11-27T15:00:00Z', 'pending'],
  ] as const)('%s until %s: %s', (status, expiresAt, shown) => {
    expect(statusOf(invite(status, expiresAt), now)).toBe(shown);
  });

  test('revoked when its link was revoked, although the API calls it expired', () => {
    const revoked = { ...invite('expired', '2026-11-27T15:00:00Z'), revokedAt: '2026-11-21T14:00:00Z' };
    expect(statusOf(revoked, now)).toBe('revoked');
  });
});
