import type { CalculatorText } from '#app/features/calculators/calculator-text.ts';
import {
  cents,
  computeLateCost,
  formatAmount,
  formatPercent,
  formatShortDate,
  listKnownHalfYears,
} from '#documents/calculators';
import { say } from './say.ts';

export function latePaymentText(): CalculatorText {
  const example = { amount: cents(240_000), dueDate: '2026-08-31', paidDate: '2026-10-31' };
  const late = computeLateCost({ ...example, terms: 'ecb+10' });
  const floor = computeLateCost({ ...example, terms: 'floor' });
  const [amount, interest, total, least] = [
    ...[example.amount, late.interest, late.total, floor.interest],
  ].map((each) => formatAmount(each));
  const [due, paid] = [example.dueDate, example.paidDate].map(formatShortDate);
  const [rate, fee] = [say('penalites.defaut'), say('penalites.indemnite')];
  return {
    lead: 'Écrivez le montant, l’échéance et le jour du paiement : les pénalités se comptent au taux de chaque semestre, avec l’indemnité forfaitaire.',
    sections: [
      {
        title: 'Comment le calcul se fait',
        blocks: [
          `Pénalité = montant TTC × taux annuel × jours de retard ÷ ${say('penalites.base-annuelle')}. Les jours vont du lendemain de l’échéance au jour du paiement, compris. Un retard à cheval sur deux semestres se découpe : chaque période a son taux.`,
          `Exemple : ${amount} TTC à régler le ${due}, payés le ${paid}, soit ${late.days} jours. À ${rate}, les pénalités sont de ${interest} ; avec l’indemnité de ${fee}, le client doit ${total}. Au minimum légal, elles seraient de ${least}.`,
          {
            caption: 'Taux par semestre',
            head: ['À partir du', 'Par défaut', 'Minimum'],
            rows: listKnownHalfYears().map(({ from, rate: usual, floor: minimum }) => [
              formatShortDate(from),
              formatPercent(usual),
              formatPercent(minimum),
            ]),
          },
        ],
      },
      {
        title: 'Ce que dit la loi',
        blocks: [
          {
            items: [
              'Les pénalités sont dues le lendemain de la date de règlement écrite sur la facture, sans rappel (C. com., art. L441-10, II).',
              `Sans taux écrit, c’est celui de la Banque centrale européenne plus ${say('penalites.points')} : ${say('penalites.defaut')} au ${say('penalites.semestre')}.`,
              `Le taux convenu ne descend pas sous ${say('penalites.plancher.fois')} l’intérêt légal : ${say('penalites.plancher')} au ${say('penalites.semestre')}.`,
              `L’indemnité forfaitaire de ${say('penalites.indemnite')} est due une fois par facture en retard (C. com., art. D441-5) ; des frais plus élevés se demandent sur justificatifs.`,
            ],
          },
        ],
      },
      {
        title: 'Les erreurs à éviter',
        blocks: [
          {
            items: [
              'Demander ces pénalités à un particulier : il doit l’intérêt légal, à compter de la mise en demeure, et pas d’indemnité forfaitaire.',
              'Ajouter la TVA : ni les pénalités ni l’indemnité n’y sont soumises.',
              'Calculer sur le hors taxes : le montant est celui que le client devait payer, TVA comprise.',
              'Compter le jour de l’échéance : il est encore dans les temps.',
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: 'Faut-il une relance pour que les pénalités soient dues ?',
        answer:
          'Non, elles courent seules. Une relance aide à être payé : la page [Relancer un client](/relance) écrit l’e-mail ou la mise en demeure, avec plusieurs factures et des paiements partiels.',
      },
      {
        question: 'Et si mon client est une administration ?',
        answer: `Choisissez « Acheteur public » : le taux est celui de la Banque centrale européenne plus ${say('penalites.points.public')}, au semestre où les intérêts commencent, et il vaut jusqu’au paiement (code de la commande publique, art. R2192-31). L’indemnité est la même (art. L2192-12 et L2192-13).`,
      },
      {
        question: 'Puis-je renoncer aux pénalités ?',
        answer:
          'Oui : elles vous sont dues, libre à vous de ne pas les demander. Elles doivent en revanche figurer sur vos factures entre professionnels.',
      },
    ],
    next: [
      '/relance',
      '/calculatrices/echeance',
      '/facture-tva',
      '/articles/penalites-retard-calcul',
      '/articles/relance-client-pratiques',
    ],
  };
}
