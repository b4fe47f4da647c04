/** What the staff is told in the bell of a deal that the CRM does not take. */
export const untoldLeadWords = {
  waits: (deal: string, reason: string) => ({
    title: `Not in the CRM yet: ${deal}`,
    message: `${reason} It is tried again by itself.`,
  }),
  stopped: (deal: string, reason: string) => ({
    title: `Not in the CRM: ${deal}`,
    message: `${reason} It is not tried again by itself.`,
  }),
};
