import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ApplicationFile } from '#contract/admin.ts';
import { statusNames } from '#copy/portal/applications.ts';
import { outcomeStatuses } from '#copy/portal/decisions.ts';
import { dealWords } from '#copy/portal/deals.ts';
import { FileStatusBadge } from './status-badge.tsx';

const badgeOf = (given: object): string =>
  renderToStaticMarkup(
    <FileStatusBadge
      application={{ status: 'received', deal: null, decisions: [], ...given } as unknown as ApplicationFile}
    />,
  );
const approved = { outcome: 'approved', disclosure: null, supersededAt: null };

describe('FileStatusBadge', () => {
  test.each([
    ['the deal in progress', { deal: { status: 'in_review' } }, dealWords.statuses.in_review],
    ['the application without a deal', {}, statusNames.received],
    ['the application of a removed deal', { deal: { status: 'sf_deleted' } }, statusNames.received],
    [
      'the decision',
      { status: 'closed', deal: { status: 'approved' }, decisions: [approved] },
      outcomeStatuses.approved,
    ],
  ])('shows the status of %s', (_case, given, words) => expect(badgeOf(given)).toContain(words));
});
