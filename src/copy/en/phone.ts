export const phone = {
  copied: 'Phone number copied!',
  failed: 'Could not copy',
  call: (number: string) => `Please call ${number}`,
};
