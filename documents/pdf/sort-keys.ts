/** The same JSON value whatever the order of its keys: a database may give them in another one. */
export function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const held = value as Record<string, unknown>; // any object can be read so
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(held).sort()) sorted[key] = sortKeys(held[key]);
  return sorted;
}
