import type { CalculatorText } from '#app/features/calculators/calculator-text.ts';
import { computePaymentDue, formatLongDate, formatShortDate } from '#documents/calculators';
import { say } from './say.ts';

export function dueDateText(): CalculatorText {
  const sale = { issueDate: '2026-11-20', deliveryDate: '2026-11-20', payer: 'common' } as const;
  const example = computePaymentDue({ ...sale, agreed: { mode: 'days-end-of-month', days: 45 } });
  const net = computePaymentDue({ ...sale, agreed: { mode: 'net', days: 60 } });
  const [first, second] = [example.dueDate, example.otherReading ?? ''].map(formatShortDate);
  const issued = formatLongDate(sale.issueDate);
  const netDate = formatShortDate(net.dueDate);
  return {
    lead: 'Écrivez la date de la facture et le délai convenu : vous voyez le jour où elle doit être payée, et si la loi l’admet.',
    sections: [
      {
        title: 'Comment le calcul se fait',
        blocks: [
          'Un délai en jours se compte à partir de la date de la facture. Le délai de la loi, quand rien n’est convenu, se compte à partir de la livraison ou de l’exécution. Celui d’un acheteur public part du jour où il reçoit la demande de paiement, ou de l’exécution si elle vient après.',
          '« 45 jours fin de mois » a deux calculs, tous deux admis : 45 jours puis la fin du mois, ou la fin du mois puis 45 jours. Le contrat dit lequel.',
          `Exemple : une facture du ${issued}. À 45 jours puis fin de mois, elle se règle le ${first} ; fin de mois puis 45 jours, le ${second} ; à 60 jours, le ${netDate}.`,
        ],
      },
      {
        title: 'Les délais de la loi',
        blocks: [
          {
            caption: 'Délais de paiement',
            head: ['Cas', 'Au plus tard'],
            rows: [
              ['Rien de convenu', `${say('delai.defaut')} après la livraison ou l’exécution`],
              ['Délai convenu entre entreprises', `${say('delai.maximum')} après la facture`],
              ['« Fin de mois », si le contrat le dit', say('delai.fin-de-mois')],
              ['Facture périodique', `${say('delai.periodique')} après la facture`],
              ['Transport, location de véhicules', `${say('delai.transport')} après la facture`],
              ['Produits périssables', `${say('delai.perissables')} après la livraison`],
              ['Bétail et viandes fraîches', `${say('delai.viande')} après la livraison`],
              ['Alcools', say('delai.alcools')],
              ['Achat pour l’export hors UE', `${say('delai.export')} après la facture`],
              ['État, collectivités', `${say('delai.public')} après la demande de paiement`],
              ['Hôpitaux publics', `${say('delai.public.hopital')} après la demande de paiement`],
              [
                'Entreprises publiques',
                `${say('delai.public.entreprise')} après la demande de paiement`,
              ],
            ],
          },
          `Textes : code de commerce, art. L441-10 à L441-12 ; code de la commande publique, art. R2192-10 à R2192-12. Un délai trop long expose à une amende de ${say('delai.amende')}, ${say('delai.amende.societe')} pour une société (C. com., art. L441-16).`,
        ],
      },
      {
        title: 'Les erreurs à éviter',
        blocks: [
          {
            items: [
              'Écrire « 60 jours fin de mois » : le maximum fin de mois est de 45 jours.',
              'Écrire seulement un nombre de jours : la facture doit porter la date de règlement.',
              'Faire partir le délai de la réception de la facture par le client : les maximums se comptent à partir de sa date.',
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: 'Puis-je demander un paiement comptant ?',
        answer:
          'Oui. La loi fixe des maximums, pas de minimum : « à réception » est permis, pour un professionnel comme pour un particulier.',
      },
      {
        question: 'Que se passe-t-il le lendemain de l’échéance ?',
        answer:
          'Entre professionnels, les pénalités courent sans rappel. Comptez-les avec la calculatrice des [pénalités de retard](/calculatrices/penalites-retard).',
      },
      {
        question: 'Un particulier a-t-il un délai légal ?',
        answer: 'Non : il paie au jour convenu, souvent comptant.',
      },
    ],
    next: [
      '/facture-tva',
      '/calculatrices/penalites-retard',
      '/relance',
      '/articles/delais-paiement-legaux',
      '/articles/mentions-eviter-impayes',
    ],
  };
}
