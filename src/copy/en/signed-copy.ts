/** The texts of the signed copy (PDF), and what the server says about it. */
export const signedCopy = {
  title: 'Signed credit application',
  subject: (reference: string, company: string) => `Credit application ${reference} to ${company}, as it was signed`,
  head: (reference: string, signedAt: string) => `${reference}, signed ${signedAt}`,
  keep: 'This copy contains every value as typed, including sensitive numbers. Keep it in a safe place.',
  masked: {
    notice: 'Masked, not the signed document',
    keep: 'Sensitive numbers are masked in this rendition. The signed document contains them in full and stays with the lender.',
  },
  notGiven: 'Not given',
  consent: {
    title: 'What the signature agrees to',
    shown: 'This text stood above the signature, complete and in this language.',
    notShown: 'The form that was sent did not confirm that it showed this text. It is the text in force at that time.',
    box: 'Box for calls and text messages',
    ticked: 'Ticked',
    notTicked: 'Not ticked',
  },
  certificate: {
    title: 'Signature certificate',
    lead: (zone: string) => `All times in this document are in one time zone: ${zone}.`,
    signer: 'Signed by (name as typed)',
    coSigner: 'Also signed by (name as typed)',
    reference: 'Reference',
    language: 'Language of form and texts',
    languages: { en: 'English', es: 'Spanish' },
    ip: 'Network address',
    userAgent: 'Browser',
    consentVersion: 'Version of the text agreed to',
    consentHash: 'SHA-256 of the text agreed to',
    contentMac: 'Fingerprint of the content (HMAC-SHA-256, key kept by the lender)',
    events: 'What happened, in order',
    signed: (name: string) => `${name} typed this name as a signature and sent the application`,
    coSigned: (name: string) => `${name} was typed as the second signature in the same form`,
    received: (company: string, reference: string) => `${company} received and stored the application as ${reference}`,
    made: 'This copy was made',
    check: 'Check this copy',
    checkText: (company: string) =>
      `Scan the square or open the address. The page confirms that ${company} made a copy with this code, and compares your file with the fingerprint (SHA-256) kept there. It shows nothing of the application.`,
    code: 'Code',
    address: 'Address',
    qr: 'Square code of the address below',
    integrity: (company: string) =>
      `The file carries a digital signature of ${company} for integrity only: it shows whether the file was changed after it was made. The applicant signed by typing the name above.`,
    replaced:
      'A mark such as [U+4E2D] stands for a character that this document cannot print; the number is its Unicode code.',
  },
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  messages: {
    preparing: 'The copy is being prepared. Please wait a moment.',
    used: (phone: string) =>
      `This copy was already downloaded, and the link works once. For another copy call ${phone}.`,
    expired: (phone: string) => `The time to download this copy is over. For a copy call ${phone}.`,
    unknown: (phone: string) => `This download link is not valid. For a copy call ${phone}.`,
    unknownCode: 'No signed copy has this code. Check the code on the last page of the document.',
    tooMany: (time: string) => `Too many unknown codes came from your connection. Please try again in ${time}.`,
  },
};
