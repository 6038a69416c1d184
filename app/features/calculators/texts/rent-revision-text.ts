import type { CalculatorText } from '#app/features/calculators/calculator-text.ts';
import { say } from './say.ts';

export function rentRevisionText(): CalculatorText {
  return {
    lead: 'Écrivez le loyer, les deux indices et les dates : vous avez le nouveau loyer, ou la raison pour laquelle il ne peut pas changer.',
    sections: [
      {
        title: 'Comment le calcul se fait',
        blocks: [
          'Nouveau loyer = loyer hors charges × nouvel indice ÷ ancien indice. L’indice est l’indice de référence des loyers (IRL) du trimestre que le bail nomme ; l’ancien est celui du même trimestre, un an avant. L’INSEE les publie : recopiez-les tels quels.',
          'Exemple, avec des indices inventés : un loyer de 800,00 €, un ancien indice de 140,00 et un nouveau de 142,80. Le nouveau loyer est 800 × 142,80 ÷ 140,00, soit 816,00 €.',
        ],
      },
      {
        title: 'Quand la révision est permise',
        blocks: [
          {
            items: [
              'Le bail la prévoit : sans clause, pas de révision.',
              'Elle se fait une fois par an, à la date du bail, sinon à son anniversaire.',
              'Demandée en retard, elle ne vaut que pour l’avenir : elle n’est jamais rétroactive.',
              'Non demandée dans l’année qui suit sa date, elle est perdue pour cette année.',
              `Pour un logement classé F ou G, ni révision ni hausse : cela vaut pour les baux signés, renouvelés ou reconduits depuis le ${say('loyer.gel')}, et depuis le ${say('loyer.gel.outre-mer')} outre-mer.`,
            ],
          },
          'Textes : loi n° 89-462 du 6 juillet 1989, art. 17-1 ; loi n° 2021-1104 du 22 août 2021, art. 159.',
        ],
      },
      {
        title: 'Les erreurs à éviter',
        blocks: [
          {
            items: [
              'Réviser les charges avec le loyer : l’indice ne s’applique qu’au loyer.',
              'Prendre le dernier indice paru au lieu de celui du trimestre écrit dans le bail.',
              'Réclamer les mois passés : le nouveau loyer part au plus tôt du jour de la demande.',
              'Oublier qu’un bail reconduit tacitement compte comme un bail récent pour les classes F et G.',
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: 'Pourquoi la calculatrice ne connaît-elle pas les indices ?',
        answer:
          'Parce qu’ils changent chaque trimestre et qu’un chiffre ancien ferait un loyer faux. Vous les recopiez depuis le site de l’INSEE, et vous savez ainsi d’où ils viennent.',
      },
      {
        question: 'Puis-je réviser le loyer d’un local commercial ici ?',
        answer:
          'Non : ces règles sont celles des logements loués comme résidence principale. Un bail commercial suit d’autres indices et d’autres règles.',
      },
      {
        question: 'La quittance doit-elle changer ?',
        answer:
          'Oui, elle porte le nouveau loyer dès le premier mois révisé. La [quittance de loyer](/quittance-loyer) peut montrer l’ancien loyer et les deux indices.',
      },
    ],
    next: [
      '/quittance-loyer',
      '/calculatrices/prorata-loyer',
      '/articles/facture-location-bailleurs',
    ],
  };
}
