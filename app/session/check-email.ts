import { isEmailAddress } from '#documents';
/** What is wrong with an address of e-mail, or null. Whether it exists, only a message tells. */
export function checkEmail(text: string): string | null {
  const email = text.trim();
  if (email === '') return 'Saisissez votre adresse e-mail.';
  if (!isEmailAddress(email))
    return 'Cette adresse n’est pas complète. Exemple\u00a0: nom@exemple.fr';
  return null;
}
