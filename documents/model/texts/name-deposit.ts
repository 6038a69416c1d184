/**
 * The name of a deducted deposit. `word` (« Acompte ») comes before a number and before words that
 * only say how or when it was paid; a reference that names itself (« Versement d’arrhes ») is
 * alone.
 */
export function nameDeposit(reference: string, word: string): string {
  if (reference === '' || isDocumentNumber(reference)) return `${word} ${reference}`.trim();
  return MEANS_OR_DAY.test(reference) ? `${word}, ${reference}` : reference;
}

/** A number has digits and no space. */
export function isDocumentNumber(reference: string): boolean {
  return /\d/.test(reference) && !reference.includes(' ');
}

const MEANS_OR_DAY =
  /^(en |par |du |le |\d|esp[eè]ces|liquide|ch[eè]que|virement|carte|cb\b|pr[eé]l[eè]vement|cash|cheque|card|transfer)/i;
