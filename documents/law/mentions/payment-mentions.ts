import { isProfessional } from '#documents/law/buyer-status.ts';
import { RECOVERY_FEE_IN_WORDS } from '#documents/law/figures/recovery-fee.ts';
import type { Mention, MentionContext } from '#documents/law/mention.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { requirePercent } from '#documents/money/amounts.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';

/** Late penalties, early discount and retention money (C. com. L441-9, L441-10). */
export function paymentMentions(context: MentionContext): Mention[] {
  const { draft, kind } = context;
  const dueBetweenProfessionals =
    subtypeOf(kind, draft.subtype).asksPayment && isProfessional(draft.buyer)
      ? [
          ...(draft.payment.latePenalty === 'unstated' ? [] : [latePenaltyMention(draft)]),
          ...(draft.payment.recoveryFee ? [recoveryFeeMention()] : []),
          ...(draft.payment.earlyDiscount === 'unstated' ? [] : [earlyDiscountMention(draft)]),
        ]
      : [];
  return [...dueBetweenProfessionals, ...retention(context)];
}

/** Unstated, it is that of the law: an avoir must carry it in its XML (BR-FR-05). */
export function latePenaltyMention(draft: Draft): Mention {
  return {
    id: 'late-penalty',
    text: latePenaltyText(draft),
    place: 'payment',
    noteCode: 'PMD',
    field: 'payment.latePenalty',
  };
}

/** The rate of a public buyer is always that of the decree (commande publique, R2192-31). */
function latePenaltyText({ buyer, payment }: Draft): string {
  if (buyer.kind === 'public') return latePenaltySentence(8);
  if (typeof payment.latePenalty === 'string') return latePenaltySentence(10);
  const rate = formatPercent(requirePercent(payment.latePenalty.percent));
  return `Pénalités de retard : taux annuel de ${rate}, ${DUE_WITHOUT_REMINDER}`;
}

/** Ten points between businesses (C. com. L441-10, II), eight for a public buyer. */
export function latePenaltySentence(points: 8 | 10): string {
  return `Pénalités de retard : ${ECB_RATE} majoré de ${points} points de pourcentage, ${DUE_WITHOUT_REMINDER}`;
}

export function recoveryFeeMention(): Mention {
  return {
    id: 'recovery-fee',
    text: RECOVERY_FEE_SENTENCE,
    place: 'payment',
    noteCode: 'PMT',
    field: 'payment.recoveryFee',
  };
}

/** Empty when the discount is unstated. */
export function earlyDiscountMention({ payment }: Draft): Mention {
  return {
    id: 'early-discount',
    text: earlyDiscountText(payment.earlyDiscount),
    place: 'payment',
    noteCode: 'AAB',
    field: 'payment.earlyDiscount',
  };
}

function earlyDiscountText(discount: Draft['payment']['earlyDiscount']): string {
  if (typeof discount === 'string') return NO_EARLY_DISCOUNT;
  const rate = formatPercent(requirePercent(discount.percent));
  const days = discount.days === 1 ? '1 jour' : `${discount.days} jours`;
  return `Escompte pour paiement anticipé : ${rate} pour un règlement sous ${days} à compter de la date d’émission`;
}

/** Law 71-584: retained from the payment, never from the amount due. */
function retention({ draft, totals }: MentionContext): Mention[] {
  const { retention: kept } = draft.payment;
  if (!kept || totals.retentionAmount === 0) return [];
  const amount = formatAmount(totals.retentionAmount, draft.currency);
  const release = kept.releaseDate ? `, libérable le ${formatShortDate(kept.releaseDate)}` : '';
  const rate = formatPercent(requirePercent(kept.percent));
  return [
    {
      id: 'retention',
      text: `Retenue de garantie de ${rate} : ${amount}${release} (loi n° 71-584 du 16 juillet 1971)`,
      place: 'payment',
      field: 'payment.retention',
      noteCode: 'AAI',
    },
  ];
}

const ECB_RATE =
  'taux d’intérêt appliqué par la Banque centrale européenne à son opération de refinancement la plus récente';
const DUE_WITHOUT_REMINDER = 'exigibles sans rappel dès le lendemain de la date de règlement';
export const NO_EARLY_DISCOUNT = 'Escompte pour paiement anticipé : néant';
export const RECOVERY_FEE_SENTENCE = `Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : ${RECOVERY_FEE_IN_WORDS}`;
