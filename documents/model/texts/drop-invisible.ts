/** What comes along unseen with a copied number: joiners, marks of direction, soft hyphens (Cf). */
export function dropInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}
