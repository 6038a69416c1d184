import { checkValue } from '#documents';

/**
 * The error of an e-mail address, or null; `missing` for an empty text. It checks the form only.
 */
export function checkEmail(
  text: string,
  missing = 'Saisissez votre adresse e-mail.',
): string | null {
  const email = text.trim();
  if (email === '') return missing;
  return checkValue('email', email).error ?? null;
}
