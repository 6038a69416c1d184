import { isEmailAddress } from '#documents';

/**
 * The error of an e-mail address, or null; `missing` for an empty text. It checks the form only.
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
