/** What was typed into a field of a form; '' when the form has none of that name. */
export function typed(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
