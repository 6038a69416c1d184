import { foldAccents } from '#documents/model/texts/fold-accents.ts';

/**
 * Whether a label is that of a balance or a total of the account; « SOLDE FACTURE 42 » and
 * « TOTAL ENERGIES » are what clients pay and who pays.
 */
export function isBalance(label: string): boolean {
  const words = foldAccents(label)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return BALANCE.test(words) || TOTAL.test(words);
}

const BALANCE =
  /^(?:(?:ancien|nouveau) solde|(?:opening|closing) balance|solde (?:crediteur|debiteur|precedent|anterieur|comptable|initial|final|d ouverture|de cloture|au \d+))(?: (?:crediteur|debiteur|precedent|anterieur|initial|final|au|du|en|eur|euros?|\d+))*$/;
const TOTAL =
  /^(?:sous )?(?:total|totaux)(?: (?:general|(?:des |de la |du )?(?:operations?|mouvements?|debits?|credits?|periode)).*)?$/;
