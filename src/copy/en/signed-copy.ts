/** The texts of the signed copy (PDF), and what the server says about it. */
export const signedCopy = {
  title: 'Signed credit application',
  subject: (reference: string, company: string) => `Credit application ${reference} to ${company}, as signed`,
  head: (reference: string, signedAt: string) => `${reference}, signed ${signedAt}`,
  keep: 'This copy shows everything as entered, including full SSN/EIN. Keep it somewhere safe.',
  masked: {
    notice: 'Masked, not the signed document',
    keep: 'Sensitive numbers are masked in this rendition. The signed document contains them in full and stays with the lender.',
  },
  summary: { title: 'Summary', signedBy: 'Signed by', signedAt: 'Signed' },
  signedElectronically: (at: string) => `Signed electronically, ${at}`,
  /** A choice that the form had filled in. */
  untouched: (value: string) => `${value} (filled in by the form, not changed by the signer)`,
  notGiven: 'Not given',
  noRepresentative: 'N/A',
  consent: {
    title: 'What the signer agreed to',
    shown: 'This text was above the signature line, in full and in this language.',
    notShown: 'The form that was sent did not confirm that it showed this text. It is the text in force at that time.',
    box: 'Calls and texts checkbox',
    ticked: 'Checked',
    notTicked: 'Not checked',
  },
  certificate: {
    title: 'Signature certificate',
    lead: (zone: string) => `All times in this document are ${zone}.`,
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
    coSigned: (name: string) => `${name} was entered as the second signature on the same form`,
    received: (company: string, reference: string) =>
      `${company} received the application and assigned reference ${reference}`,
    made: 'This copy was created',
    check: 'Verify this copy',
    checkText: (company: string) =>
      `Scan the QR code or open the address. The page confirms that ${company} created a copy with this code, and compares your file with the stored fingerprint (SHA-256). It shows nothing of the application.`,
    code: 'Code',
    address: 'Address',
    qr: 'QR code for the address below',
    integrity: (company: string) =>
      `The file carries a digital signature of ${company} for integrity only: it shows whether the file was changed after it was created. The applicant signed by typing the name above.`,
    replaced:
      'A mark such as [U+4E2D] stands for a character that this document cannot print; the number is its Unicode code.',
  },
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  messages: {
    preparing: 'The copy is being prepared. Please wait a moment.',
    used: (phone: string) => `This copy has already been downloaded. For another copy, call ${phone}.`,
    expired: (phone: string) => `The time to download this copy is over. For a copy, call ${phone}.`,
    unknown: (phone: string) => `This download link isn’t valid. For a copy, call ${phone}.`,
    unknownCode: 'We don’t recognize this code. Check the code on the last page of the document.',
    tooMany: (time: string) => `Too many unknown codes from your network. Please try again in ${time}.`,
  },
};
