/** What is said when a file, or the link that it comes by, is refused. */
export const upload = {
  refusals: {
    noFile: 'Please select a file to upload',
    oneFile: 'Send one file at a time.',
    empty: 'This file is empty. Please choose it again.',
    tooLarge: 'File exceeds 50MB limit',
    form: 'The form with the file could not be read. Please try again.',
    cut: 'The file did not arrive whole. Please try again.',
    type: (accepted: string) => `This type of file is not accepted. Accepted: ${accepted}.`,
    dangerous: 'This file holds a program, a script or macros and is not accepted. Save it as PDF and send that.',
    pixels: 'This picture is larger than 120 megapixels. Make it smaller, or send a PDF.',
    infected: 'The virus scanner found malware in this file. It is not accepted and was set aside.',
    notScanned:
      'Files cannot be checked for viruses at this moment, so none is taken. Please try again in a few minutes.',
    full: (most: number) => `${String(most)} files have arrived here already, and no more are taken.`,
    documentType: 'Choose one of the document types.',
    paper: 'Choose one of the papers of the list.',
    description: 'The description is one text of at most 500 characters.',
  },
  link: {
    unknown: 'This upload link is not valid.',
    expired: 'This upload link has expired.',
    usedUp: 'This upload link has reached its maximum number of uploads.',
    tooManyUnknown: (wait: string) => `Too many unknown links. Please wait ${wait}.`,
    busy: 'Several files are already being sent from here. Please wait a few seconds.',
    quota: (wait: string) =>
      `Many files arrived for this dealership today. Please wait ${wait}; the link stays as it is.`,
    tooMany: (wait: string) => `Many files arrived from here. Please wait ${wait}; the link stays as it is.`,
  },
};
