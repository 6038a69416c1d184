import type { QuestionTheme } from './question.ts';

/** Quotes, deposits, receipts and rents. */
export const otherDocumentQuestions: QuestionTheme = {
  id: 'devis-recus-quittances',
  title: 'Devis, acomptes, reçus et quittances',
  questions: [
    {
      id: 'devis-obligatoire',
      question: 'Le devis est-il obligatoire ?',
      answer: [
        'Oui pour le dépannage, la réparation et l’entretien du bâtiment chez un particulier, quel que soit le montant. Ailleurs, le prix doit être annoncé au consommateur avant le contrat, et un devis se donne sur demande. Ne pas remettre un devis obligatoire expose à {devis.amende}, {devis.amende.societe} pour une société.',
      ],
      words: 'artisan travaux dépannage estimation',
      sources: ['Arrêté du 24 janvier 2017', 'C. conso., art. L111-1 et L112-1'],
    },
    {
      id: 'validite-du-devis',
      question: 'Combien de temps un devis est-il valable ?',
      answer: [
        'Le temps que vous y écrivez : aucun texte ne fixe de durée, l’usage est d’{devis.validite.usage}. Pendant ce temps, le devis vous engage. Accepté (« {mention:bon-pour-accord} »), il vaut contrat : toute modification demande un avenant signé.',
      ],
      words: 'durée signature bon pour accord',
      sources: ['C. civ., art. 1103, 1116 et 1117'],
    },
    {
      id: 'acompte-ou-arrhes',
      question: 'Acompte ou arrhes, quelle différence ?',
      answer: [
        'Un acompte engage les deux : se dédire coûte des dommages-intérêts. Des arrhes laissent le choix : le client qui renonce les perd, le professionnel qui renonce en rend le double. Sauf clause contraire, la somme versée d’avance par un consommateur est des arrhes, mais pas pour une commande spéciale sur devis. Écrivez donc lequel c’est.',
        'Entre professionnels, chaque acompte donne lieu à une facture d’acompte, que la facture de solde cite et déduit. Depuis un devis accepté, « Créer une facture d’acompte » s’en charge.',
      ],
      words: 'avance versement réservation',
      sources: ['C. conso., art. L214-1 et L214-3', 'C. civ., art. 1590', 'CGI, art. 289, I-1-c'],
    },
    {
      id: 'recu-ou-facture',
      question: 'Un reçu remplace-t-il une facture ?',
      answer: [
        'Non. Un [reçu](/recu) prouve un paiement ; si une facture est due, il faut la facture. Entre particuliers, où aucune facture n’existe, le reçu suffit.',
      ],
      words: 'preuve de paiement attestation',
      sources: ['C. civ., art. 1342-8'],
    },
    {
      id: 'quittance-obligatoire',
      question: 'Le bailleur doit-il donner une quittance, et peut-il la faire payer ?',
      answer: [
        'Il la doit dès que le locataire la demande et a tout payé, loyer et charges. Elle est gratuite : les frais d’avis ou de quittance ne se facturent pas. Par e-mail, il faut l’accord exprès du locataire.',
        'Si le paiement est partiel, c’est un reçu et non une quittance : la page [Quittance de loyer](/quittance-loyer) choisit d’après les sommes saisies.',
      ],
      words: 'locataire loyer frais gratuit email reçu partiel',
      sources: ['Loi n° 89-462, art. 21'],
    },
    {
      id: 'facture-sans-siret',
      question: 'Puis-je facturer sans SIRET ?',
      answer: [
        'Pas pour une activité professionnelle : une activité répétée sans immatriculation est du travail dissimulé. Le portage salarial, une coopérative d’activité ou, chez un particulier, le CESU permettent de travailler sans créer d’entreprise.',
        'Pour une vente occasionnelle entre particuliers, faites un [reçu](/recu).',
      ],
      words: 'particulier immatriculation sans numéro',
      sources: ['C. trav., art. L8221-3'],
    },
  ],
};
