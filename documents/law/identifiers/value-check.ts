/** Feedback on a value, in French, shown once its field is left. An error says what to do. */
export type ValueCheck = { success?: string; warning?: string; error?: string };

export const RIGHT_FORM: ValueCheck = { success: 'Forme correcte' };
export const WRONG_KEY = 'La clé de contrôle est fausse\u00a0: vérifiez chaque chiffre.';

/** « Il manque 2 chiffres », « Il y a un chiffre de trop » */
export function sayExcess(excess: number, unit: 'chiffre' | 'caractère'): string {
  const count = Math.abs(excess);
  const what = count === 1 ? `un ${unit}` : `${count} ${unit}s`;
  return excess < 0 ? `Il manque ${what}` : `Il y a ${what} de trop`;
}
