/** What the staff is told in the bell of documents that the CRM does not take. */
export const unsentDocumentWords = {
  unreadable: 'The stored file cannot be read, or was changed in its store.',
  waits: (p: { deal: string; file: string; reason: string }) => ({
    title: `Documents not in the CRM yet: ${p.deal}`,
    message: `${p.file}: ${p.reason} It is tried again by itself, and stays in the portal until then.`,
  }),
  stopped: (p: { deal: string; file: string; reason: string }) => ({
    title: `Documents not in the CRM: ${p.deal}`,
    message: `${p.file}: ${p.reason} It is not tried again by itself, and stays in the portal.`,
  }),
};
