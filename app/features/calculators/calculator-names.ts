/** The last path segments of the calculators. */
export const CALCULATOR_NAMES = [
  'ht-ttc',
  'penalites-retard',
  'echeance',
  'numeros',
  'seuils',
  'prorata-loyer',
  'revision-loyer',
  'facture-note-ou-recu',
] as const;

export type CalculatorName = (typeof CALCULATOR_NAMES)[number];

/** Throws for an unknown name, which stops the build. */
export function requireCalculatorName(text: string): CalculatorName {
  const name = CALCULATOR_NAMES.find((known) => known === text);
  if (!name) throw new Error(`No calculator is called « ${text} »`);
  return name;
}
