/** Every portal address that has a screen: the server answers these 200 with the shell page. */
export const portalPaths = [
  '/dealer/login',
  '/dealer/accept-invite',
  '/dealer/dashboard',
  '/dealer/deals/new',
  '/dealer/deals/:id',
  '/dealer/deals/:id/edit',
  '/dealer/send-application',
  '/admin/applications',
  '/admin/applications/:id',
  '/admin/deals',
  '/admin/deals/:id',
  '/admin/audit',
  '/admin/mails',
  '/admin/dealer-invites',
  '/admin/salesforce-debug',
];
