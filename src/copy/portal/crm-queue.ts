/** The screen of what a CRM beside us has not taken yet. */
export const crmQueue = {
  title: 'CRM queue',
  lead: 'Deals and documents that the CRM has not taken yet. They are tried again by themselves for two days; nothing is lost meanwhile.',
  ownCrm:
    'The CRM of this installation is its own: a deal stands in it as soon as it is submitted, and documents stay in the portal. Nothing can wait here.',
  deals: {
    title: 'Deals',
    failed: 'The deals could not be loaded',
    more: 'Load more deals',
    empty: { title: 'The CRM knows every deal', text: 'A deal that it does not take stands here, with its reason.' },
    retried: { title: 'The CRM is told now', description: 'The deal leaves this list once the CRM has its lead.' },
    notRetried: 'The CRM could not be told',
  },
  documents: {
    title: 'Documents',
    failed: 'The documents could not be loaded',
    more: 'Load more documents',
    empty: {
      title: 'No document waits for the CRM',
      text: 'A document that it does not take stands here, with its reason, and stays in the portal until it does.',
    },
    retried: {
      title: 'The document is sent now',
      description: 'It leaves this list once the CRM holds a copy of the same size and checksum.',
    },
    notRetried: 'The document could not be sent',
  },
  about: (deal: string, dealership: string) => `${deal} · ${dealership}`,
};
