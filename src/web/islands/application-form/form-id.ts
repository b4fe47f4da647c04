/** Where the form begins; after it was sent, where its receipt does. */
export const formId = 'credit-application';
