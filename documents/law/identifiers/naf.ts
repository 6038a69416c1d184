/** « 43.32A », with or without its point. */
export function isNafCode(text: string): boolean {
  return /^\d{2}\.?\d{2}[A-Z]$/.test(text);
}
