/** Drops format characters (Cf) of a copied number: joiners, direction marks. */
export function dropInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}
