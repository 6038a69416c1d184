/**
 * The single byte range that a `Range` header requests from `size` bytes, both ends included (RFC
 * 9110, 14.1.2); « outside » if unsatisfiable, null if the header is to be ignored.
 */
export function readRange(
  range: string,
  size: number,
): { first: number; last: number } | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (from === '' && to === '') return null;
  // « -500 » is the last 500.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return first <= last ? { first, last } : 'outside';
}
