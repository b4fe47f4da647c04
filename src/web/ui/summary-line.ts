/** Returns the error of a field, prefixed with its label unless the message names it. */
export const summaryLine = (label: string, message: string): string =>
  message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`;
