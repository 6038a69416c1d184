import type { CalculatorText } from '#app/features/calculators/calculator-text.ts';
import {
  cents,
  formatAmount,
  formatPercent,
  type Percent,
  RATE_USES,
  splitTax,
} from '#documents/calculators';
import { say } from './say.ts';

export function taxText(): CalculatorText {
  const normal = 2000 as Percent; // hundredths of a percent
  const [net, vat, gross] = write(splitTax(cents(125_000), 'net', normal));
  const [otherNet, otherVat, otherGross] = write(splitTax(cents(99_000), 'gross', normal));
  const wrong = { from: formatAmount(cents(12_000)), to: formatAmount(cents(9600)) };
  const [right] = write(splitTax(cents(12_000), 'gross', normal));
  return {
    lead: 'Écrivez un prix hors taxes ou toutes taxes comprises : l’autre suit, avec le montant de la TVA, au taux de votre territoire.',
    sections: [
      {
        title: 'Comment le calcul se fait',
        blocks: [
          'Du hors taxes au TTC, la TVA est le prix multiplié par le taux, arrondie au centime. Le TTC est la somme des deux.',
          'Du TTC au hors taxes, on divise : prix TTC ÷ (1 + taux). Le hors taxes est arrondi au centime, et la TVA est ce qui reste, pour que les deux redonnent toujours le prix payé.',
          `Exemple : ${net} hors taxes à ${say('tva.normal')} font ${vat} de TVA, donc ${gross} TTC. À l’inverse, ${otherGross} TTC font ${otherNet} hors taxes et ${otherVat} de TVA.`,
        ],
      },
      {
        title: 'Les taux de TVA en France',
        blocks: [
          ratesTable('Taux de France métropolitaine', 'mainland'),
          ratesTable('Taux de Corse', 'corsica'),
          ratesTable(
            'Taux de Guadeloupe, de Martinique et de La Réunion',
            'guadeloupe-martinique-reunion',
          ),
          'En Guyane et à Mayotte, la TVA n’est provisoirement pas applicable (CGI, art. 294, 1) : le prix hors taxes est le prix payé.',
        ],
      },
      {
        title: 'Les erreurs à éviter',
        blocks: [
          {
            items: [
              `Retirer ${say('tva.normal')} d’un prix TTC pour trouver le hors taxes : ${wrong.from} moins ${say('tva.normal')} font ${wrong.to}, alors que le hors taxes est ${right}.`,
              'Arrondir la TVA de chaque ligne, puis additionner : sur une facture, la TVA se calcule par taux, sur le total des lignes de ce taux, et s’arrondit une seule fois.',
              'Facturer la TVA en franchise en base : une TVA écrite sur une facture est due, même par erreur (CGI, art. 283, 3).',
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: 'Je suis en franchise de TVA : mon prix est-il HT ou TTC ?',
        answer:
          'Ni l’un ni l’autre : il n’y a pas de TVA, et le total est le montant à payer. La facture porte la mention de la franchise, que notre [facture sans TVA](/facture-auto-entrepreneur) écrit pour vous.',
      },
      {
        question: 'Quel prix afficher à un particulier ?',
        answer:
          'Le prix toutes taxes comprises, celui qu’il paiera. Entre professionnels, les prix se donnent d’habitude hors taxes.',
      },
      {
        question: 'Comment facturer plusieurs taux ?',
        answer:
          'Chaque ligne porte son taux, et la facture montre, taux par taux, le total hors taxes et la TVA. La [facture avec TVA](/facture-tva) fait ce tableau à mesure que vous écrivez.',
      },
    ],
    next: [
      '/facture-tva',
      '/facture-auto-entrepreneur',
      '/calculatrices/seuils',
      '/articles/taux-tva-france',
      '/articles/facture-ttc-vs-ht',
    ],
  };
}

function write({ net, vat, gross }: ReturnType<typeof splitTax>) {
  return [formatAmount(net), formatAmount(vat), formatAmount(gross)] as const;
}

function ratesTable(caption: string, territory: keyof typeof RATE_USES) {
  return {
    caption,
    head: [caption, 'Texte'],
    rows: RATE_USES[territory].map(({ rate, use, reference }) => [
      `${formatPercent(rate)} — ${use}`,
      reference,
    ]),
  };
}
