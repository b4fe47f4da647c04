/** Returns the value of a form field, or '' when the form has no such field. */
export function typed(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
