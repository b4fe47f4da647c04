/** The sidebar's numbers, the command palette and the list of keys. */
const of = (one: string, many: string) => (count: string) => `${count} ${count === '1' ? one : many}`;

export const deskCounts = {
  mine: of('item that needs you', 'items that need you'),
  late: of('answer or decision is late', 'answers or decisions are late'),
  waitingApplications: of('application waiting on us', 'applications waiting on us'),
  deals: of('deal waiting on us', 'deals waiting on us'),
  dataRequests: of('data request due within 14 days', 'data requests due within 14 days'),
  inquiries: of('new inquiry', 'new inquiries'),
  noticesToPrint: of('notice to print and mail', 'notices to print and mail'),
  noticesWaiting: of('notice waits for a disclosure', 'notices wait for a disclosure'),
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
    export: 'Export',
    own: 'Your account',
  },
  places: {
    board: 'Deals board',
    unanswered: 'Unanswered questions',
    entries: 'Assistant entries',
    newEntry: 'New assistant entry',
    setting: (section: string) => `Settings: ${section}`,
    notifications: 'Notifications',
    exportApplications: 'Export all applications (CSV)',
    exportDeals: 'Export all deals (CSV)',
  },
  /** Other words that find an entry. */
  synonyms: {
    board: 'board kanban stages pipeline',
    setup: 'setup wizard go live publish',
    doctor: 'health checks diagnosis backup status',
    debug: 'Salesforce CRM raw contacts',
    account: 'settings preferences profile password two-step codes sessions',
    notifications: 'bell alerts',
    shortcuts: 'keys help',
    logout: 'log out sign out exit',
  },
  /** Other words that find a screen of the sidebar, by its address. */
  screenSynonyms: {
    '/admin': 'home start today tasks work queue',
    '/admin/applications': 'inbox credit files decide approve decline',
    '/admin/deals': 'pipeline list',
    '/admin/inquiries': 'leads quote requests callbacks contact',
    '/admin/chats': 'assistant messages conversations',
    '/admin/dealers': 'vendors dealerships partners',
    '/admin/dealer-invites': 'vendors add dealership',
    '/dealer/send-application': 'send link customer',
    '/admin/notices': 'letters adverse action print',
    '/admin/data-requests': 'privacy deletion California',
    '/admin/audit': 'history activity',
    '/admin/outbox': 'email delivery deliveries failed',
    '/admin/people': 'users staff roles team permissions',
    '/admin/settings': 'preferences configuration options',
  } as Partial<Record<string, string>>,
  /** Other words that find an action of the screen, by its key. */
  actionSynonyms: {
    d: 'decide approve decline counteroffer withdraw',
    p: 'stips missing ask',
    a: 'take claim owner',
    n: 'comment',
    v: 'preview view files',
  } as Partial<Record<string, string>>,
  kinds: { application: 'Application', deal: 'Deal', person: 'User', dealer: 'Dealership' },
  none: (typed: string) => `Nothing matches "${typed}".`,
  searching: 'Searching...',
  failed: 'The search failed. Check your connection and type again.',
  foot: 'Arrow keys move, Enter opens, Esc closes.',
};

export const keyboard = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  groups: [
    {
      title: 'In lists',
      rows: [
        { keys: ['J', 'K'], label: 'Next and previous row or file' },
        { keys: ['Enter'], label: 'Open' },
        { keys: ['X'], label: 'Select an application' },
        { keys: ['/'], label: 'Search the list' },
        { keys: ['Esc'], label: 'Back to the list' },
      ],
    },
    {
      title: 'In a file',
      rows: [
        { keys: ['D'], label: 'Decide' },
        { keys: ['P'], label: 'Request documents' },
        { keys: ['A'], label: 'Assign' },
        { keys: ['N'], label: 'Write a note' },
        { keys: ['V'], label: 'View the documents' },
        { keys: [',', '.'], label: 'Previous and next document' },
      ],
    },
    {
      title: 'On the board and My day',
      rows: [
        { keys: ['Arrows'], label: 'Move along the cards' },
        { keys: ['M'], label: 'Move a card to another stage' },
        { keys: ['A'], label: 'Take the next unassigned file (My day)' },
      ],
    },
    {
      title: 'On New Deal',
      rows: [{ keys: ['Ctrl or Cmd', 'Enter'], label: 'Submit for review (asks first)' }],
    },
    {
      title: 'In a decision',
      rows: [
        { keys: ['Enter'], label: 'Next open field, then the notice' },
        { keys: ['Esc'], label: 'Back, or close (asks first)' },
      ],
    },
  ],
  /** The keys of the dealer portal. */
  dealerGroups: [
    {
      title: 'On the dashboard',
      rows: [
        { keys: ['N'], label: 'New deal' },
        { keys: ['/'], label: 'Search the deals' },
        { keys: ['J', 'K'], label: 'Next and previous deal' },
        { keys: ['Enter'], label: 'Open the deal' },
      ],
    },
    {
      title: 'On New Deal',
      rows: [
        { keys: ['Enter'], label: 'Next field' },
        { keys: ['Ctrl or Cmd', 'Enter'], label: 'Submit for review (asks first)' },
      ],
    },
    { title: 'On a deal', rows: [{ keys: ['U'], label: 'Get an upload link' }] },
    { title: 'Everywhere', rows: [{ keys: ['?'], label: 'Show this list' }] },
  ],
  palette: 'Search or jump',
  help: 'Show this list',
  goTo: (screen: string) => `Go to ${screen}`,
  switch: 'Use single-key shortcuts',
  switchHint: 'Turn them off if they get in the way of speech input. Keys with Ctrl or Cmd keep working.',
  close: 'Close',
};
