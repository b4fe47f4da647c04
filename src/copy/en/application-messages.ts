/** What the server says about a credit application. */
export const application = {
  received: 'Your application was received. We’ll contact you within 24–48 hours, Monday–Friday.',
  tooMany: (time: string) => `Too many applications from your network. Please try again in ${time}, or call us.`,
};
