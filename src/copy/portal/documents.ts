/** Documents of a deal, as its dealership reads of them. */
export const documentWords = {
  unknown: 'This document does not exist.',
  unknownLink: 'This upload link does not exist.',
  revokedBefore: 'This upload link was already revoked.',
  inCrm: 'This document is kept in the CRM and is no longer downloadable from the portal.',
  broken: 'This document cannot be read. Please call us; it was not changed by you.',
  tooMany: (wait: string) => `Your dealership has sent many files. Please wait ${wait}.`,
  tooManyLinks: (wait: string) => `Your dealership has made many links. Please wait ${wait}.`,
  described: (name: string) => `Uploaded ${name}`,
  arrived: (p: { customer: string; deal: string; file: string }) => ({
    title: `Document received: ${p.deal}`,
    message: `${p.customer} sent ${p.file}.`,
  }),
};
