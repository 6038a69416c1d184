/** « W751234567 »: W and the number of a prefecture, whose second place may be a letter (2A). */
export function isRna(text: string): boolean {
  return /^W\d[0-9A-Z]\d{7}$/.test(text);
}
