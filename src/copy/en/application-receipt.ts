/** What the form shows once the application is sent. */
export const applicationReceipt = {
  heading: 'Application Submitted!',
  lead: 'We have your application.',
  /** Of the toast, where the server sends no message. */
  toast: 'We’ll contact you within 24–48 hours, Monday–Friday.',
  reference: 'Reference',
  received: 'Received',
  amount: 'Amount',
  copySentTo: 'Confirmation sent to',
  home: 'Back to Home',
  another: 'Send another application',
  ownCopy: {
    button: 'Download your signed copy (PDF)',
    preparing: 'Preparing your copy...',
    note: 'You can download it once, within 30 minutes. The copy shows your sensitive numbers: save it where only you can open it.',
    saved: 'Your copy is in your downloads. It cannot be downloaded here a second time.',
    failed: (phone: string) => `The copy could not be downloaded. Try again, or call ${phone}.`,
  },
};
