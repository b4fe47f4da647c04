/** What is wrong with a field, with its label in front where the message does not name it already. */
export const summaryLine = (label: string, message: string): string =>
  message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`;
