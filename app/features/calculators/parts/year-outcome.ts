import type { JudgedYear } from '#documents/calculators';

/** The VAT regime that follows from a year, as a title and a sentence. */
export function writeOutcome(
  { outcome, isWholeYearOverBase }: JudgedYear,
  year: number,
): { title: string; text: string } {
  switch (outcome) {
    case 'franchise':
      return {
        title: 'Vous restez en franchise',
        text: `Aucun seuil n’est dépassé\u00a0: pas de TVA sur vos factures de ${year}${
          isWholeYearOverBase ? `. ${writeDoubt(year + 1)}` : `, ni au 1er janvier ${year + 1}.`
        }`,
      };
    case 'taxed-next-year':
      return {
        title: 'TVA au 1er janvier suivant',
        text: `Le seuil de base est dépassé, pas le seuil majoré\u00a0: vous facturez la TVA à partir du 1er janvier ${year + 1}.`,
      };
    case 'taxed-from-crossing':
      return {
        title: 'TVA dès le dépassement',
        text: 'Le seuil majoré est dépassé\u00a0: vous facturez la TVA dès la date du dépassement, et non dès le premier jour du mois.',
      };
    case 'already-taxed':
      return {
        title: 'TVA toute l’année',
        text: `Le seuil de base était dépassé en ${year - 1}\u00a0: vous facturez la TVA depuis le 1er janvier ${year}.`,
      };
  }
}

/** Not settled here: which of the two figures of a first year decides the next one. */
function writeDoubt(year: number): string {
  return `Pour le 1er janvier ${year}, cette page ne conclut pas\u00a0: ramenée à douze mois, votre première année dépasse le seuil de base.`;
}
