/** Bank 4, country 2, place 2, optionally branch 3 (ISO 9362). */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);
}
