import { type Mistake, uncapitalize } from '#documents';

/** « E-mail « pas un mail » : cette adresse n’est pas complète… », away from the field. */
export function sayMistake({
  label,
  value,
  message,
}: Pick<Mistake, 'label' | 'value' | 'message'>): string {
  return `${label} «\u00a0${value}\u00a0»\u00a0: ${uncapitalize(message)}`;
}
