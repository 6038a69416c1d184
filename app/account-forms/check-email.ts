import { isEmailAddress } from '#documents';

/**
 * What is wrong with an address of e-mail, or null; `missing` is said of none. Whether it exists,
 * only a message tells.
 */
export function checkEmail(
  text: string,
  missing = 'Saisissez votre adresse e-mail.',
): string | null {
  const email = text.trim();
  if (email === '') return missing;
  if (!isEmailAddress(email))
    return 'Cette adresse n’est pas complète. Exemple\u00a0: nom@exemple.fr';
  return null;
}
