/** The name of each email template in lists. Each template has a name here. */
export const emailLabels = {
  'application-receipt': 'Receipt to the applicant',
  'application-notice': 'Notice to the lender',
  'staff-invitation': 'Administrator invitation',
  'dealer-invitation': 'Dealer invitation',
  'password-reset': 'Password reset',
  'account-changed': 'Account changed',
  'reveals-limited': 'Reveal limit reached',
  'sensitive-act': 'Sensitive action of an administrator',
  'dealership-users': 'Users of a dealership',
  'application-invitation': 'Application invite',
  'application-completed': 'Notice to the sender of the invite',
  'customer-uploaded': 'Documents arrived',
  'status-changed': 'Deal moved',
  'information-requested': 'Documents requested, with an upload link',
  'incompleteness-notice': 'Notice of incompleteness',
  'documents-received': 'Documents received',
  'documents-reminder': 'Reminder of missing documents',
  'status-code': 'Code for the signed copy',
  'status-links': 'Status page link, sent again',
  'decision-notice': 'Notice of the decision',
  'inquiry-receipt': 'Receipt of an inquiry',
  'inquiry-notice': 'Inquiry, to the lender',
  estimate: 'Estimate of the calculator',
  digest: 'Digest',
};
export type EmailTemplate = keyof typeof emailLabels;

/** Its own name for a mail of a version that this one does not know. */
export const emailLabel = (template: string): string =>
  Object.entries(emailLabels).find(([name]) => name === template)?.[1] ?? template;
