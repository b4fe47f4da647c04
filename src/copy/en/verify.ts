/** The page that confirms a signed copy. */
export const verify = {
  heading: 'Verify a signed copy',
  lead: (company: string) =>
    `Every signed copy from ${company} has a code on its last page. Enter the code first. If it’s valid, you can choose your file and compare it. This page doesn’t show the application.`,
  code: 'Code',
  codeHint: '25 letters and digits, in five groups. Lowercase is fine.',
  codeShort: 'The code has 25 letters and digits',
  check: 'Check the code',
  checking: 'Checking...',
  found: 'This code is valid',
  foundText: (company: string) =>
    `${company} issued this copy and keeps it. The code alone doesn’t prove that your file is that copy, so compare the file below.`,
  signedAt: 'Signed',
  language: 'Language',
  languages: { en: 'English', es: 'Spanish' },
  contentHash: 'Fingerprint of the file (SHA-256)',
  unknownTitle: 'We don’t recognize this code',
  unknown: (phone: string) =>
    `Check the code on the last page of the document. If it’s correct, the document isn’t from us. Call ${phone}.`,
  failedTitle: 'We couldn’t check the code',
  failed: (phone: string) => `Try again in a minute, or call ${phone}.`,
  again: 'Try again',
  otherCode: 'Check another code',
  compare: 'Compare your file',
  compareText:
    'Choose the PDF file, or drop it here. It stays on this device. Your browser only computes its fingerprint.',
  choose: 'Choose the PDF file',
  reading: 'Reading the file...',
  sameTitle: 'Verified: this file is unchanged',
  same: (name: string) => `${name} has the same fingerprint, byte for byte.`,
  otherTitle: 'This file doesn’t match',
  other: (name: string) =>
    `${name} has a different fingerprint. It was edited or saved again, or it’s a different document.`,
  unreadTitle: 'We couldn’t read the file',
  unread: 'Choose it again. If it’s in cloud storage, download it first.',
  insecure:
    'Your browser computes fingerprints only over a secure connection (https). Compare the fingerprint above with your own tool.',
  noScript: { title: 'This page needs JavaScript', text: 'Call us and we’ll check the code with you:' },
};
