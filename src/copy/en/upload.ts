/** What is said when a file, or the link that it comes by, is refused. */
export const upload = {
  refusals: {
    noFile: 'Please select a file to upload',
    oneFile: 'Send one file at a time.',
    empty: 'This file is empty. Choose another file.',
    tooLarge: 'File exceeds 50MB limit',
    form: 'The form with the file could not be read. Reload the page and choose the file again.',
    cut: 'The connection was lost before the whole file arrived, so nothing was stored. Choose the file again.',
    type: (accepted: string) => `This type of file isn’t accepted. Accepted: ${accepted}.`,
    dangerous:
      'This file contains a program, a script or macros, so we can’t accept it. Save it as a PDF and send that.',
    pixels: 'This picture is larger than 120 megapixels. Make it smaller, or send a PDF.',
    infected: 'We found malware in this file, so we didn’t accept it. Send another file, or call us.',
    notScanned: 'We can’t scan files right now. Please try again in a few minutes.',
    full: (most: number) => `This request already has ${String(most)} files, the maximum.`,
    documentType: 'Choose one of the document types.',
    paper: 'Choose a document from the list.',
    description: 'The description is one text of at most 500 characters.',
  },
  link: {
    unknown: 'This upload link is not valid.',
    expired: 'This upload link has expired.',
    closed: 'We no longer need documents for this application, so this link accepts no files.',
    usedUp: 'This upload link has reached its maximum number of uploads.',
    tooManyUnknown: (wait: string) => `Too many unknown links. Please wait ${wait}.`,
    busy: 'Several files are already on their way from here. Please wait a few seconds.',
    quota: (wait: string) => `Too many uploads for this dealership today. Please wait ${wait}; your link still works.`,
    tooMany: (wait: string) => `Too many uploads at once. Please wait ${wait}; your link still works.`,
  },
};
