/** The sidebar's numbers, the command palette and the list of keys. */
const of = (one: string, many: string) => (count: string) => `${count} ${count === '1' ? one : many}`;

export const deskCounts = {
  mine: of('file to decide', 'files to decide'),
  unassigned: of('unassigned application', 'unassigned applications'),
  dueSoon: of('decision due within a week', 'decisions due within a week'),
  applications: of('undecided application', 'undecided applications'),
  deals: of('deal that waits for you', 'deals that wait for you'),
  dataRequests: of('data request due within 14 days', 'data requests due within 14 days'),
  inquiries: of('new inquiry', 'new inquiries'),
  outbox: of('failed delivery', 'failed deliveries'),
};

/** The clock of the inquiries in the sidebar. */
export const inquiryClock = {
  left: (waits: string, time: string) => `${waits}, the first answer is due in ${time}`,
  overdue: (waits: string, time: string) => `${waits}, the first answer is overdue by ${time}`,
  hours: (hours: number) => `${String(hours)} h`,
};

export const palette = {
  title: 'Search or jump',
  placeholder: 'Business, deal, person, dealer or screen',
  results: 'Results',
  groups: {
    files: 'Files',
    people: 'People',
    dealers: 'Dealers',
    here: 'On this screen',
    screens: 'Go to',
    own: 'Your account',
  },
  kinds: { application: 'Application', deal: 'Deal', person: 'User', dealer: 'Dealership' },
  none: (typed: string) => `Nothing matches "${typed}".`,
  searching: 'Searching...',
  failed: 'The search failed. Check your connection and type again.',
  foot: 'Arrow keys move, Enter opens, Esc closes.',
};

export const keyboard = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  lists: 'In lists',
  here: 'On this screen',
  palette: 'Search or jump',
  help: 'Show this list',
  goTo: (screen: string) => `Go to ${screen}`,
  move: 'Next and previous row or file',
  open: 'Open',
  back: 'Back to the list',
  search: 'Search the list',
  switch: 'Use single-key shortcuts',
  switchHint: 'Turn them off if they get in the way of speech input. Keys with Ctrl or Cmd keep working.',
  close: 'Close',
};
