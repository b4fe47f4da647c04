import type { Permission } from '#contract/permissions.ts';

/**
 * The permission that each route must require, written from the roles of the product and not from the route
 * declarations. Routes for any signed-in user are not listed.
 */
const routesOfPermission: Record<Permission, string[]> = {
  'files.read': [
    'GET /api/admin/applications',
    'GET /api/admin/applications/:id',
    'GET /api/admin/applications/:id/pdf',
    'GET /api/admin/applications/:id/deliveries',
    'GET /api/admin/deals',
    'GET /api/admin/deals/board',
    'GET /api/admin/deals/:id',
    'GET /api/admin/deals/:id/documents',
    'GET /api/admin/deals/:id/deliveries',
    'GET /api/admin/documents/:id/download',
    'GET /api/admin/decisions/:id/notice',
    'GET /api/admin/assignees',
  ],
  // Extends the routes above to all files.
  'files.all': [],
  'files.work': [
    'PATCH /api/admin/applications/:id',
    'POST /api/admin/applications/:id/corrections',
    'POST /api/admin/applications/:id/incompleteness',
    'POST /api/admin/applications/:id/completeness',
    'POST /api/admin/applications/:id/notes',
    'POST /api/admin/deals/:id/notes',
    'POST /api/admin/notes/:id/strike',
    'POST /api/admin/deals/:id/paper-requests',
    'PATCH /api/admin/documents/:id',
  ],
  'files.assign': ['PATCH /api/admin/applications/:id/assignee', 'PATCH /api/admin/deals/:id/assignee'],
  'files.decide': [
    'POST /api/admin/applications/:id/decisions',
    'POST /api/admin/applications/:id/decisions/preview',
    'POST /api/admin/deals/:id/decisions',
    'POST /api/admin/deals/:id/decisions/preview',
  ],
  'files.reveal': ['POST /api/admin/applications/:id/reveal', 'POST /api/admin/applications/:id/pdf'],
  'files.hold': ['PATCH /api/admin/applications/:id/legal-hold'],
  'files.export': ['GET /api/admin/applications.csv', 'GET /api/admin/deals.csv', 'GET /api/admin/notices.csv'],
  'deals.move': ['PATCH /api/admin/deals/:id'],
  // The status change itself checks it, for two statuses.
  'deals.fund': [],
  'disclosures.record': ['POST /api/admin/decisions/:id/disclosure'],
  'notices.read': ['GET /api/admin/notices'],
  'chats.read': ['GET /api/admin/chats', 'GET /api/admin/chats/unanswered', 'GET /api/admin/chats/:id'],
  'data-requests.manage': [
    'GET /api/admin/data-requests',
    'POST /api/admin/data-requests',
    'GET /api/admin/data-requests/:id',
    'PATCH /api/admin/data-requests/:id',
    'POST /api/admin/data-requests/:id/search',
    'PUT /api/admin/data-requests/:id/items',
    'POST /api/admin/data-requests/:id/removals',
    'POST /api/admin/data-requests/:id/export',
  ],
  'audit.read': ['GET /api/admin/audit', 'GET /api/admin/audit.csv', 'GET /api/admin/audit/verify'],
  'outbox.read': ['GET /api/admin/outbox'],
  'outbox.retry': ['POST /api/admin/outbox/:id/retry'],
  'people.read': ['GET /api/admin/people'],
  'people.manage': [
    'POST /api/admin/people',
    'POST /api/admin/people/:id/resend',
    'POST /api/admin/people/:id/revoke',
    'POST /api/admin/people/:id/disable',
    'POST /api/admin/people/:id/enable',
    'POST /api/admin/people/:id/roles',
    'POST /api/admin/people/:id/reset-totp',
  ],
  'dealers.invite': [
    'GET /api/dealer/admin/dealer-contacts',
    'POST /api/dealer/admin/dealer-contacts',
    'GET /api/dealer/admin/search-dealer-contacts',
    'POST /api/dealer/admin/create-invite',
    'GET /api/dealer/admin/debug-contacts',
  ],
  'settings.manage': [
    'GET /api/admin/settings',
    'GET /api/admin/settings/checklist',
    'GET /api/admin/settings/publication',
    'PUT /api/admin/settings/publication',
    'GET /api/admin/settings/backups',
    'GET /api/admin/settings/key-backup',
    'POST /api/admin/settings/key-backup',
    'POST /api/admin/settings/key-backup/confirm',
    'GET /api/admin/settings/:section/history',
    'PUT /api/admin/settings/:section',
    'DELETE /api/admin/settings/:section',
  ],
  'deals.own': [
    'GET /api/dealer/deals',
    'POST /api/dealer/deals',
    'GET /api/dealer/deals/:id',
    'PUT /api/dealer/deals/:id',
    'DELETE /api/dealer/deals/:id',
    'POST /api/dealer/deals/:id/submit',
    'POST /api/dealer/deals/:id/sync-salesforce',
    'GET /api/dealer/deals/:id/documents',
    'POST /api/dealer/deals/:id/upload',
    'POST /api/dealer/deals/:id/upload-tokens',
    'GET /api/dealer/deals/:id/upload-tokens',
    'POST /api/dealer/upload-tokens/:id/revoke',
    'GET /api/dealer/documents/:id/download',
    'GET /api/dealer/credit-application-invites/:id/deal-start',
  ],
  'invitations.send': [
    'GET /api/dealer/credit-application-invites',
    'POST /api/dealer/credit-application-invites',
    'POST /api/dealer/credit-application-invites/:id/resend',
    'POST /api/dealer/credit-application-invites/:id/revoke',
  ],
  'colleagues.manage': [
    'GET /api/dealer/colleagues',
    'POST /api/dealer/colleagues',
    'POST /api/dealer/colleagues/:id/remove',
  ],
};

/** The permission by method and pattern. Undefined for a route of any signed-in user. */
export const permissionOfRoute = new Map(
  Object.entries(routesOfPermission).flatMap(([permission, routes]) =>
    routes.map((route) => [route, permission] as const),
  ),
);
