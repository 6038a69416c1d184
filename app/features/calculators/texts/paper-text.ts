import type { CalculatorText } from '#app/features/calculators/calculator-text.ts';
import { say } from './say.ts';

export function paperText(): CalculatorText {
  return {
    lead: 'Quelques questions, et vous savez quel papier donner à votre client ou à votre locataire, selon quel texte, et où le faire.',
    sections: [
      {
        title: 'Ce que chaque papier veut dire',
        blocks: [
          {
            items: [
              'La facture dit ce qui est vendu et ce qui est dû. Elle est obligatoire envers tout professionnel et toute personne morale (CGI, art. 289, I-1-a ; C. com., art. L441-9).',
              `La note est la facture du particulier : elle est due pour un service à partir de ${say('note.seuil')} TTC, dès l’exécution et avant le paiement (arrêté n° 83-50/A du 3 octobre 1983). Une facture complète en tient lieu.`,
              'Le reçu prouve un paiement (code civil, art. 1342-8). Il ne remplace pas une facture.',
              'La quittance de loyer prouve que le loyer et les charges d’une période sont payés en entier (loi n° 89-462, art. 21).',
              'L’avoir annule ou réduit une facture (CGI, art. 289, I-5 et 272, 1).',
            ],
          },
          `Exemple : un plombier répare une fuite chez un particulier, pour 90,00 €. C’est un service de plus de ${say('note.seuil')} : il remet une note, ou une facture. Le même travail pour une boutique donne lieu à une facture, quel que soit le montant.`,
        ],
      },
      {
        title: 'La facture simplifiée',
        blocks: [
          `Jusqu’à ${say('facture.dispense')} hors taxes, le numéro de TVA du vendeur et la référence de l’exonération peuvent manquer (CGI, ann. II, art. 242 nonies A, II) ; tout le reste demeure. La mention de la franchise reste due. Nos documents écrivent toujours tout : c’est plus sûr.`,
        ],
      },
      {
        title: 'Les erreurs à éviter',
        blocks: [
          {
            items: [
              'Donner un reçu à un client professionnel à la place d’une facture.',
              'Remettre une quittance pour un loyer payé en partie : c’est un reçu, la quittance attend le solde.',
              'Corriger une facture déjà remise : on la garde, et on fait un avoir.',
              'Facturer entre particuliers : un reçu ou un contrat de vente suffit.',
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: 'Un particulier peut-il exiger une facture ?',
        answer:
          'Pour un bien, oui, s’il la demande, et toujours en vente à distance. Pour un service, la note lui est due dès le seuil, et sur demande en dessous.',
      },
      {
        question: 'Combien de temps garder le double d’une note ?',
        answer: `${say('note.conservation')} pour la note d’un particulier ; une facture se garde bien plus longtemps, avec la comptabilité.`,
      },
      {
        question: 'Un ticket de carte bancaire vaut-il facture ?',
        answer:
          'Non : il prouve un paiement, mais ne dit ni qui a vendu quoi, ni à quel taux de TVA.',
      },
    ],
    next: [
      '/facture-tva',
      '/facture-auto-entrepreneur',
      '/recu',
      '/quittance-loyer',
      '/avoir',
      '/devis',
    ],
  };
}
