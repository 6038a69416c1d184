import type { Gender } from '#documents/model/kind.ts';

/** « le devis », « la facture », « l’avoir » */
export function withThe(noun: string, gender: Gender): string {
  if (isElided(noun)) return `l’${noun}`;
  return `${gender === 'feminine' ? 'la' : 'le'} ${noun}`;
}

/** « du devis », « de la facture », « de l’avoir » */
export function withOfThe(noun: string, gender: Gender): string {
  const noted = withThe(noun, gender);
  return noted.startsWith('le ') ? `du ${noun}` : `de ${noted}`;
}

/** « de novembre », « d’octobre » */
export function withOf(noun: string): string {
  return isElided(noun) ? `d’${noun}` : `de ${noun}`;
}

/** Before a vowel or a vocalic Y: « d’Yves », but « de Yann ». */
export function isElided(noun: string): boolean {
  return /^([aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])/i.test(noun);
}
