/** What the server says about a credit application. */
export const application = {
  received: 'Your application was received. We contact you within 24-48 hours.',
  tooMany: (seconds: number) =>
    `Too many applications came from your connection. Please try again in ${String(Math.ceil(seconds / 60))} minutes, or call us.`,
};
