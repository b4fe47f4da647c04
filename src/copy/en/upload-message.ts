type Message = {
  name: string;
  /** Make and model, or '' without a description. */
  machine: string;
  documents: string[];
  url: string;
  until: string;
  salesperson: string;
  dealership: string;
};

/** The email or text in which a dealer sends an upload link. It opens in the dealer's own program. */
export const uploadMessage = (p: Message) => ({
  subject:
    p.machine === '' ? 'Documents for your equipment financing' : `Documents to finance your equipment: ${p.machine}`,
  body: [
    `Hello ${p.name},`,
    [
      `To finance your equipment${p.machine === '' ? '' : ` (${p.machine})`}, please send us`,
      p.documents.length === 0
        ? ' your documents.'
        : ` these documents:\n${p.documents.map((one) => `- ${one}`).join('\n')}`,
    ].join(''),
    `You can take photos with your phone and send them here, without a password:\n${p.url}`,
    `The link works until ${p.until}.`,
    [p.salesperson, p.dealership].filter((line) => line !== '').join('\n'),
  ].join('\n\n'),
});
