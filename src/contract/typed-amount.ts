const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 });

/** An amount as the applicant typed it: set as money when it is a plain number, else left alone. */
export function showTypedAmount(text: string): string {
  const plain = text.replace(/[$,\s]/g, '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? dollars.format(Number(plain)).replace(/\.00$/, '') : text;
}
