import type { CalculatorText } from '#app/features/calculators/calculator-text.ts';
import { say } from './say.ts';

export function thresholdsText(): CalculatorText {
  return {
    lead: 'Comparez votre chiffre d’affaires aux seuils de la franchise de TVA et au plafond de la micro-entreprise : vous voyez ce qui reste, et ce qui suit un dépassement.',
    sections: [
      {
        title: 'Comment la comparaison se fait',
        blocks: [
          'La franchise a deux seuils. Le seuil de base se regarde sur l’année précédente, et le seuil majoré sur l’année en cours.',
          {
            items: [
              'Seuil de base dépassé, seuil majoré respecté : vous facturez la TVA à partir du 1er janvier suivant.',
              'Seuil majoré dépassé : vous facturez la TVA dès la date du dépassement, et non au premier jour du mois.',
              'Plafond de la micro-entreprise : il se compare à part, et n’a rien à voir avec la TVA.',
            ],
          },
          `Exemple : un graphiste en micro-entreprise, à 32 000 € l’an dernier et 39 000 € cette année. Il dépasse ${say('franchise.services')} sans atteindre ${say('franchise.services.majore')} : il termine l’année en franchise, et facture la TVA au 1er janvier.`,
        ],
      },
      {
        title: 'Les seuils et les plafonds',
        blocks: [
          {
            caption: 'Franchise en base de TVA',
            head: ['Activité', 'Base', 'Majoré'],
            rows: [
              [
                'Ventes, restauration sur place, hébergement',
                say('franchise.ventes'),
                say('franchise.ventes.majore'),
              ],
              [
                'Services et professions libérales',
                say('franchise.services'),
                say('franchise.services.majore'),
              ],
              [
                'Avocats, auteurs, artistes-interprètes',
                say('franchise.auteurs'),
                say('franchise.auteurs.majore'),
              ],
              [
                'Les mêmes, pour leurs autres opérations',
                say('franchise.auteurs.autres'),
                say('franchise.auteurs.autres.majore'),
              ],
            ],
          },
          {
            caption: 'Plafonds de la micro-entreprise',
            head: ['Activité', 'Chiffre d’affaires hors taxes'],
            rows: [
              ['Ventes, hébergement (hors meublés de tourisme non classés)', say('micro.ventes')],
              ['Services et professions libérales', say('micro.services')],
            ],
          },
          `Texte : CGI, art. 293 B. Une activité mixte respecte le seuil des ventes pour le tout, et celui des services pour ses services. Le seuil unique de ${say('franchise.seuil-abandonne')} annoncé en 2025 a été abrogé. Ces seuils de franchise valent jusqu’au ${say('franchise.seuils.fin')} : la loi de finances suivante peut les changer.`,
        ],
      },
      {
        title: 'La première année',
        blocks: [
          'Donnez votre date de début : la calculatrice ramène le chiffre d’affaires à douze mois, et chaque seuil aux jours d’activité. C’est un repère prudent pour ne pas être surpris ; votre service des impôts dit lequel des deux retenir dans votre cas.',
        ],
      },
      {
        title: 'Les erreurs à éviter',
        blocks: [
          {
            items: [
              'Confondre le plafond de la micro-entreprise et le seuil de la TVA : on peut rester en micro-entreprise et facturer la TVA.',
              'Attendre le mois suivant un dépassement du seuil majoré : la TVA est due dès ce jour-là.',
              'Garder la mention de la franchise sur une facture avec TVA, ou la TVA sur une facture en franchise.',
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: 'Que changer sur mes factures après un dépassement ?',
        answer:
          'Demandez un numéro de TVA à votre service des impôts, puis passez à la [facture avec TVA](/facture-tva) : elle porte ce numéro, les taux et la TVA. La [facture sans TVA](/facture-auto-entrepreneur) ne convient plus.',
      },
      {
        question: 'Puis-je choisir la TVA sans dépasser les seuils ?',
        answer: `Oui, en renonçant expressément à la franchise, pour ${say('franchise.option.duree')}.`,
      },
      {
        question: 'Les seuils sont-ils les mêmes dans le bâtiment ?',
        answer: 'Oui : le bâtiment n’a pas de seuil propre.',
      },
    ],
    next: [
      '/facture-auto-entrepreneur',
      '/facture-tva',
      '/calculatrices/ht-ttc',
      '/articles/franchise-tva-concerne',
      '/articles/facturer-auto-entrepreneur',
    ],
  };
}
