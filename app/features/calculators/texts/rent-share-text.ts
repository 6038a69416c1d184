import type { CalculatorText } from '#app/features/calculators/calculator-text.ts';
import { cents, computeRentShare, formatAmount } from '#documents/calculators';
import { say } from './say.ts';

export function rentShareText(): CalculatorText {
  const dwelling = { rent: cents(90_000), charges: cents(6000), start: '2026-10-12', end: null };
  const real = computeRentShare({ ...dwelling, basis: 'calendar' });
  const thirty = computeRentShare({ ...dwelling, basis: 'thirty' });
  const [monthly, charges] = [formatAmount(dwelling.rent), formatAmount(dwelling.charges)];
  const [rent, share, total] = [real.rent, real.charges, real.total].map((each) =>
    formatAmount(each),
  );
  const overThirty = formatAmount(thirty.total);
  return {
    lead: 'Un locataire entre ou sort en cours de mois : écrivez le loyer, les charges et la date, vous avez ce qu’il doit pour ces jours-là.',
    sections: [
      {
        title: 'Comment le calcul se fait',
        blocks: [
          'Loyer du mois × jours dans le logement ÷ jours de ce mois, arrondi au centime ; les charges de même. Le jour d’entrée et le jour de sortie comptent tous les deux. Un séjour sur plusieurs mois se compte mois par mois.',
          `Exemple : ${monthly} de loyer et ${charges} de charges, entrée le 12 octobre. Il reste 20 jours sur 31 : ${rent} de loyer et ${share} de charges, soit ${total}. Sur un mois de trente jours, ce serait ${overThirty}.`,
        ],
      },
      {
        title: 'Jours réels ou trente jours',
        blocks: [
          'Les jours réels sont les plus simples à expliquer : deux locataires qui se suivent dans le mois paient ensemble un loyer entier. Si le bail écrit une autre règle, comme le trentième, c’est elle qui s’applique : choisissez « trente ».',
          'La quittance détaille le loyer et les charges de la période payée (loi n° 89-462 du 6 juillet 1989, art. 21). Faites-la avec la [quittance de loyer](/quittance-loyer) : elle connaît aussi ce calcul.',
        ],
      },
      {
        title: 'Les erreurs à éviter',
        blocks: [
          {
            items: [
              'Diviser par 30 un mois de 31 jours sans que le bail le dise.',
              'Oublier de compter le jour de l’entrée ou celui de la sortie.',
              'Partager le loyer et laisser les charges entières.',
              'Confondre la sortie et la fin du préavis : le loyer reste dû jusqu’à la fin du préavis, sauf accord.',
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: 'Faut-il une quittance pour un mois incomplet ?',
        answer:
          'Oui, si le locataire la demande et a tout payé pour la période : elle est gratuite. S’il n’a payé qu’une partie, il reçoit un reçu.',
      },
      {
        question: 'Le dépôt de garantie se calcule-t-il au prorata ?',
        answer: `Non : il se fixe sur un loyer entier, ${say('depot.nu')} pour un logement vide, ${say('depot.meuble')} pour un meublé, au plus.`,
      },
      {
        question: 'Et pour un local commercial ?',
        answer:
          'Le calcul est le même, sauf règle du bail. Si le loyer est soumis à la TVA, il se facture.',
      },
    ],
    next: [
      '/quittance-loyer',
      '/calculatrices/revision-loyer',
      '/recu',
      '/articles/facture-location-bailleurs',
      '/articles/quittance-loyer-vs-facture',
    ],
  };
}
