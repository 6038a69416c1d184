/** The values in parts of `size` at most, in order. */
export function cut<Value>(values: readonly Value[], size: number): Value[][] {
  const parts: Value[][] = [];
  for (let start = 0; start < values.length; start += size)
    parts.push(values.slice(start, start + size));
  return parts;
}
