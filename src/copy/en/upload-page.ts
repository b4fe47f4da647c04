/** The page where a customer sends what a dealer asked for. */
export const uploadPage = {
  title: 'Document Upload',
  loading: 'Checking the link...',
  invalid: {
    title: 'Upload Link Invalid',
    text: 'This upload link is invalid, expired, or has reached its usage limit.',
    advice: 'Contact the person who shared this link with you and ask for a new one.',
  },
  /** The link ended while files were chosen. */
  ended: {
    title: 'This link stopped working while the page was open',
    text: 'Files listed as received have arrived. The others were not sent. Ask the person who shared this link for a new one, then choose those files again.',
  },
  /** The deal was declined or withdrawn, which only its notice says. */
  closed: {
    title: 'This link is closed',
    text: 'We no longer need documents for this application, so this link accepts no files.',
    kept: 'Files listed as received have arrived. Others were not sent.',
    advice: 'If you have questions, contact the person who shared this link with you.',
  },
  unreached: {
    title: 'The link could not be checked',
    text: 'Your connection seems to be interrupted. Your link still works.',
    again: 'Try again',
  },
  /** The task, on the plate. */
  task: {
    open: (documents: number, day: string) =>
      documents === 1 ? `1 document to send by ${day}` : `${String(documents)} documents to send by ${day}`,
    any: (day: string) => `Send your documents by ${day}`,
    done: 'We have a file for each document on the list',
    full: 'This link is full',
  },
  details: {
    title: 'Application Details',
    company: 'Company',
    applicant: 'Applicant',
    equipment: 'Equipment',
    /** in 3 days; the moment. */
    expiresIn: (days: string, moment: string) => `Expires ${days} (${moment})`,
    uploads: 'Uploads',
  },
  equipment: {
    construction: 'Construction equipment',
    'food-service': 'Food service equipment',
    manufacturing: 'Manufacturing equipment',
    transportation: 'Trucks and transportation',
    other: '',
  } as Record<string, string>,
  remaining: (n: number) => (n === 1 ? '1 upload remaining' : `${String(n)} uploads remaining`),
  usedUp: 'This upload link has reached its maximum number of uploads.',
  usedUpAdvice: 'If something is still missing, ask the person who shared this link for a new one.',
  usedUpMissing: (documents: string[]) =>
    `Still missing: ${documents.join(', ')}. Ask the person who shared this link for a new one.`,
  requestedBy: (who: string) => `Requested by ${who}`,
  requested: {
    title: 'Requested documents',
    count: (received: number, all: number) => `${String(received)} of ${String(all)} received`,
    missing: 'Not received yet',
    received: (files: number) =>
      `${files === 1 ? '1 file' : `${String(files)} files`} received. Add more pages if there are any.`,
    add: 'Add',
    addMore: 'Add more',
    addFor: (paper: string) => `Add: ${paper}`,
    photo: 'Take photo',
    photoFor: (paper: string) => `Take photo: ${paper}`,
  },
  choose: 'Take a photo or choose a file',
  drop: 'You can drop files here.',
  other: 'Not on the list, or not sure which it is? Send it here.',
  limit: 'Maximum 50MB per file',
  kinds: 'PDF, photos, Word, Excel, text. Several at once are fine.',
  tooMany: (chosen: number, left: number) =>
    `You chose ${String(chosen)} files and the link takes ${String(left)} more. Remove some, or send them and ask for another link.`,
  chosen: 'Selected files',
  states: {
    chosen: 'Ready to send',
    sending: (percent: number) => `Sending, ${String(percent)}%`,
    storing: 'Sent. It is being checked and stored...',
    waiting: 'Waiting for the connection',
    held: 'This file will be sent automatically.',
    failed: 'Not sent:',
    received: 'Received',
    duplicate: 'the same file as one you sent before',
  },
  remove: (name: string) => `Remove ${name}`,
  retry: 'Try again',
  notUsed: 'This didn’t count as an upload.',
  refused: {
    empty: 'This file is empty. Choose another file.',
    type: (accepted: string) => `Send a PDF or photo. This type of file isn’t accepted. Also accepted: ${accepted}.`,
  },
  unreadable:
    'The connection was lost, and your device can no longer open this file. Remove it, then choose the file again or take a new photo.',
  failedFallback: 'Upload failed',
  offline: {
    title: 'No connection',
    text: 'Your files are safe. We’ll resume automatically when you’re back online; keep this page open.',
  },
  send: 'Upload All',
  /** On the same button. */
  files: (n: number) => (n === 1 ? '1 file' : `${String(n)} files`),
  sending: (n: number) => `Uploading ${String(n)}...`,
  progress: (remaining: number, total: number) => `${String(remaining)} of ${String(total)} remaining`,
  uploaded: 'Uploaded Files',
  receipt: {
    title: (files: number) => (files === 1 ? '1 file received' : `${String(files)} files received`),
    lead: (company: string, files: number) =>
      files === 1
        ? `${company} has received it and keeps it encrypted. You don’t need to send it again.`
        : `${company} has received them and keeps them encrypted. You don’t need to send them again.`,
    notified: (name: string, dealership: string) => `${name} at ${dealership} was notified.`,
    next: (received: number, all: number, paper: string) =>
      `Files received for ${String(received)} of ${String(all)} documents. Next: ${paper}.`,
    reference: 'Reference',
    received: 'Received',
    for: 'For',
    more: 'Send more files',
  },
  footer: (company: string) => `Secure upload powered by ${company}.`,
  questions: 'Questions? Call',
  toasts: {
    failed: 'Upload failed',
    failedText: (name: string, said: string) => `${name}: ${said}`,
    tooLarge: 'File too large',
    tooLargeText: (name: string) => `${name} exceeds 50MB limit`,
  },
  noScript: { title: 'This page needs JavaScript', text: 'Call us and we’ll find another way to get your documents:' },
};
