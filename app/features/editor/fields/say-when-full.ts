/**
 * A warning at maximum length: browsers silently drop what is typed or pasted beyond it. A short
 * full text is a complete code.
 */
export function sayWhenFull(text: string, maxLength = 0): string | undefined {
  return text.length >= Math.max(maxLength, LONG) && maxLength > 0
    ? `${maxLength} caractères au plus\u00a0: la suite n’est pas gardée.`
    : undefined;
}

const LONG = 100;
