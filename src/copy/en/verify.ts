/** The page that confirms a signed copy. */
export const verify = {
  heading: 'Check a signed copy',
  lead: (company: string) =>
    `Every signed copy that ${company} makes carries a code on its last page. This page confirms the code and compares your file. It shows nothing of the application.`,
  code: 'Code',
  codeHint: '25 letters and digits, in five groups. Small letters are fine.',
  codeShort: 'The code has 25 letters and digits',
  check: 'Check the code',
  checking: 'Checking...',
  found: 'A signed copy has this code',
  foundText: (company: string) =>
    `${company} made it and keeps it. The code alone does not prove that a file is that copy: compare the file below.`,
  signedAt: 'Signed',
  language: 'Language',
  languages: { en: 'English', es: 'Spanish' },
  contentHash: 'Fingerprint of the file (SHA-256)',
  unknownTitle: 'No signed copy has this code',
  unknown: (phone: string) =>
    `Check the code on the last page of the document. If it is right, the document was not made here: call ${phone}.`,
  failedTitle: 'The code could not be checked',
  failed: (phone: string) => `Try again in a minute, or call ${phone}.`,
  again: 'Try again',
  otherCode: 'Check another code',
  compare: 'Compare your file',
  compareText:
    'Choose the PDF file, or drop it here. It stays on this device: only its fingerprint is computed, in your browser.',
  choose: 'Choose the PDF file',
  reading: 'Reading the file...',
  sameTitle: 'The file is that copy, unchanged',
  same: (name: string) => `${name} has the same fingerprint, byte for byte.`,
  otherTitle: 'The file is not that copy',
  other: (name: string) =>
    `${name} has another fingerprint. It was changed, or it is another document. A file that was opened and saved anew counts as changed.`,
  unreadTitle: 'The file could not be read',
  unread: 'Choose it again. If it lies in an online storage, download it first.',
  insecure:
    'Your browser computes fingerprints only over a secure connection (https). Compare the fingerprint above with your own tool.',
  noScript: { title: 'This page needs JavaScript', text: 'Call us and we check the code with you:' },
};
