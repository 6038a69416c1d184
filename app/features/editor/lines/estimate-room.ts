/** The width of the longest of some amounts, in the `ch` of tabular digits; 0 without any. */
export function estimateRoom(amounts: readonly string[]): number {
  return Math.ceil(Math.max(0, ...amounts.map(estimateWidth)));
}

/** Spaces and commas are narrow, the capitals of a currency are wide. */
function estimateWidth(amount: string): number {
  return [...amount].reduce((sum, character) => {
    if (/[\d€]/.test(character)) return sum + 1;
    return sum + (/\p{L}/u.test(character) ? 1.2 : 0.5);
  }, 0);
}
