/** Drops the format characters (Cf) that a copied number brings: joiners, direction marks. */
export function dropInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}
