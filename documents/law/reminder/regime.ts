import { isProfessional } from '#documents/law/buyer-status.ts';
import { RECOVERY_FEE_IN_WORDS } from '#documents/law/figures/recovery-fee.ts';
import { typeset } from '#documents/law/typeset.ts';
import type { Reminder } from '#documents/model/reminder.ts';

/**
 * The rules for a late payment: between professionals (C. com. L441-10), by a public buyer
 * (commande publique L2192-12), or with an individual on either side (C. civ. 1231-6).
 */
export type ReminderRegime = 'commercial' | 'public' | 'civil';

/** The effect of each regime for the creditor, in French. */
export const REGIME_RULES: Readonly<Record<ReminderRegime, string>> = {
  commercial: typeset(
    `Pénalités de retard depuis l’échéance, et ${RECOVERY_FEE_IN_WORDS} par facture.`,
  ),
  public: typeset(
    `Intérêts au taux BCE + 8 points depuis l’échéance, et ${RECOVERY_FEE_IN_WORDS} par facture.`,
  ),
  civil:
    'Quand l’un des deux est un particulier, seul l’intérêt légal est dû, à partir de la mise en demeure.',
};

/** C. civ. 1343-1. */
export const IMPUTATION_RULES = {
  interest: 'Comme le dit la loi (article 1343-1 du code civil).',
  principal: 'À l’avantage de votre client.',
};

export function reminderRegimeOf({
  seller,
  buyer,
}: Pick<Reminder, 'seller' | 'buyer'>): ReminderRegime {
  if (seller.kind === 'individual' || !isProfessional(buyer)) return 'civil';
  return buyer.kind === 'public' ? 'public' : 'commercial';
}
