/** The portal speaks English only, so its texts have no twin. */
export const frame = {
  product: 'Dealer portal',
  skip: 'Skip to content',
  nav: 'Portal',
  applications: 'Applications',
  audit: 'Audit trail',
  mails: 'Mails',
  signedInAs: (name: string) => `Signed in as ${name}`,
  logout: 'Logout',
  loading: 'Loading',
  retry: 'Try again',
  copied: 'Copied',
  couldNotCopy: { title: 'Could not copy', description: 'The text is selected: please copy it yourself.' },
  sample: {
    title: 'This installation still shows sample content',
    text: 'Names, phone numbers and claims on the public pages are samples until the operator replaces them.',
  },
  accessDenied: { title: 'Access Denied', description: 'You must be an admin to access this page' },
  notFound: {
    title: 'Page Not Found',
    text: 'This address leads nowhere. The link may be old, or a letter is missing.',
    back: 'Back to Applications',
    home: 'Back to Home',
  },
  broken: {
    title: 'This screen could not be shown',
    text: 'Load the page again. If it happens again, call us.',
    reload: 'Load again',
  },
  ages: {
    now: 'now',
    minutes: (n: number) => `${String(n)} min`,
    hours: (n: number) => (n === 1 ? '1 hour' : `${String(n)} hours`),
    days: (n: number) => (n === 1 ? '1 day' : `${String(n)} days`),
  },
  errors: {
    notAuthenticated: 'Not authenticated',
    expired: 'Authentication expired',
    forbidden: "You don't have permission to access this resource",
    unknown: 'The server gave an answer that cannot be shown. Please try again.',
    offline: 'The server could not be reached. Check your connection and try again.',
  },
};
