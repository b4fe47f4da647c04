/** The index that language models read: headings, and what stands before the list of pages. */
export const llms = {
  language: 'English',
  summary: (company: string) =>
    `${company} is a direct lender that finances new and used equipment for businesses in the United States, from $10,000 to $2,000,000.`,
  contact: (phone: string, email: string, hours: string) => `Phone ${phone} (${hours}), e-mail ${email}.`,
  limits:
    'Every figure on these pages is an estimate, subject to credit approval. Nothing here is an offer or a promise, and nothing is tax advice.',
  sample: 'This is a sample installation: company, phone numbers and claims are examples.',
};
