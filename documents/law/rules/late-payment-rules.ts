import { RECOVERY_FEE_IN_WORDS } from '#documents/law/figures/recovery-fee.ts';
import { defaultLatePenalty, minimumLatePenalty } from '#documents/law/late-payment.ts';
import type { Finding, Rule, RuleContext, Severity } from '#documents/law/rule.ts';
import { requirePercent } from '#documents/money/amounts.ts';
import { formatPercent } from '#documents/money/format.ts';
import { asksProfessional } from './when.ts';

/** The three sentences between professionals: PMD, PMT and AAB in the XML (BR-FR-05). */
export const latePaymentRules: readonly Rule[] = [
  {
    id: 'late-penalty',
    label: 'Pénalités de retard',
    purpose: 'Annonce le taux dû en cas de retard ; il ne peut être trop bas.',
    reference: 'C. com., art. L441-9, I et L441-10, II',
    severity: severityFor,
    field: 'payment.latePenalty',
    appliesTo: asksProfessional,
    check: (context) => findUnstatedPenalty(context) ?? findLowPenalty(context),
  },
  {
    id: 'late-penalty-known',
    label: 'Taux du semestre',
    purpose: 'Un taux convenu se compare au plancher du semestre, s’il est publié.',
    reference: 'C. com., art. L441-10, II ; CMF, art. L313-2',
    severity: 'warning',
    field: 'payment.latePenalty',
    appliesTo: (context) =>
      asksProfessional(context) &&
      typeof context.draft.payment.latePenalty !== 'string' &&
      context.draft.buyer.kind !== 'public',
    check: ({ draft, today }) =>
      minimumLatePenalty(draft.issueDate || today) === null
        ? {
            message:
              'L’intérêt légal de ce semestre n’est pas connu de cette version : vérifiez que votre taux en vaut trois fois autant, ou choisissez « BCE + 10 points ».',
            field: 'payment.latePenalty',
          }
        : null,
  },
  {
    id: 'recovery-fee',
    label: `Indemnité de recouvrement de ${RECOVERY_FEE_IN_WORDS}`,
    purpose: 'Annonce la somme forfaitaire due pour chaque facture payée en retard.',
    reference: 'C. com., art. L441-9, I et D441-5',
    severity: severityFor,
    field: 'payment.recoveryFee',
    appliesTo: asksProfessional,
    check: ({ draft }) =>
      draft.payment.recoveryFee
        ? null
        : {
            message: `Imprimez l’indemnité forfaitaire de ${RECOVERY_FEE_IN_WORDS}.`,
            field: 'payment.recoveryFee',
          },
  },
  {
    id: 'early-discount',
    label: 'Escompte',
    purpose: 'Dit ce que gagne le client qui paie plus tôt, ou qu’il n’y gagne rien.',
    reference: 'C. com., art. L441-9, I',
    severity: severityFor,
    field: 'payment.earlyDiscount',
    appliesTo: asksProfessional,
    check: findUnclearDiscount,
  },
];

/** An association may not be a professional: the mentions are printed, but not required. */
function severityFor({ draft }: RuleContext): Severity {
  return draft.buyer.kind === 'association' ? 'warning' : 'blocking';
}

/** Only the file of another software leaves it open. */
function findUnstatedPenalty({ draft: { payment } }: RuleContext): Finding | null {
  return payment.latePenalty === 'unstated'
    ? {
        message: 'Le fichier lu n’annonce pas de pénalités de retard : choisissez leur taux.',
        field: 'payment.latePenalty',
      }
    : null;
}

function findUnclearDiscount({ draft: { payment } }: RuleContext): Finding | null {
  const { earlyDiscount } = payment;
  const field = 'payment.earlyDiscount';
  if (earlyDiscount === 'none') return null;
  if (earlyDiscount === 'unstated')
    return { message: 'Le fichier lu ne dit rien de l’escompte : dites s’il y en a un.', field };
  return earlyDiscount.percent === '0'
    ? { message: 'Un escompte de 0 % s’écrit « néant » : choisissez « pas d’escompte ».', field }
    : null;
}

/** A decree sets the rate of a public buyer; unpublished half-years cannot be judged. */
function findLowPenalty({ draft, today }: RuleContext): Finding | null {
  const { latePenalty } = draft.payment;
  if (typeof latePenalty === 'string' || draft.buyer.kind === 'public') return null;
  const date = draft.issueDate || today;
  const minimum = minimumLatePenalty(date);
  const byDefault = defaultLatePenalty(date);
  if (minimum === null || byDefault === null || requirePercent(latePenalty.percent) >= minimum)
    return null;
  const message = `Portez le taux à ${formatPercent(minimum)} au moins (3 fois l’intérêt légal), ou choisissez « BCE + 10 points » (${formatPercent(byDefault)}).`;
  return { message, field: 'payment.latePenalty' };
}
