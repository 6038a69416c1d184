/**
 * A text stretched to its width (`textLength`) loses a space that ends it, and the words take its
 * place.
 */
export function keepLastSpace(text: string): string {
  return text.replace(/ $/, '\u00a0');
}
