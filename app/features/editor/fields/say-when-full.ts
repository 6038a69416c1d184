/**
 * What to say of a text as long as its field allows: the browser drops in silence what is typed or
 * pasted beyond. A short one that is full is a whole code.
 */
export function sayWhenFull(text: string, maxLength = 0): string | undefined {
  return text.length >= Math.max(maxLength, LONG) && maxLength > 0
    ? `${maxLength} caractères au plus\u00a0: la suite n’est pas gardée.`
    : undefined;
}

const LONG = 100;
