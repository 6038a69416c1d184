/** All text of a draft, without its images. */
export function listTexts(value: unknown): string {
  if (typeof value === 'string') return value.startsWith('data:') ? '' : value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(listTexts).join('\n');
}
