/** The id of the form, and of its receipt after sending. */
export const formId = 'credit-application';
