import type { QuestionTheme } from './question.ts';

export const correctionQuestions: QuestionTheme = {
  id: 'numeros-et-corrections',
  title: 'Numéros, erreurs et avoirs',
  questions: [
    {
      id: 'numeroter',
      question: 'Comment numéroter mes factures ?',
      answer: [
        'Chaque facture porte un numéro unique, dans une suite chronologique et continue, sans trou. Les factures d’acompte et les avoirs suivent la même règle, dans la même série ou dans une série propre (« A- » par exemple).',
        'Le numéro suivant est proposé d’après vos documents. Vous choisissez le format ; l’année en tête permet de repartir de un chaque année. Une facture électronique n’admet que {facture.numero.longueur} au plus, sans espace ni accent.',
      ],
      words: 'numérotation numéro série préfixe format',
      sources: ['CGI, ann. II, art. 242 nonies A, I-7°', 'BOI-TVA-DECLA-30-20-20-10'],
    },
    {
      id: 'premier-numero',
      question: 'Ma première facture doit-elle porter le numéro 1 ?',
      answer: [
        'Aucun texte n’impose de commencer à un. Ce qui compte est la suite : à partir du premier numéro, plus de trou ni de doublon. Si vous venez d’un autre logiciel, continuez votre série en écrivant le numéro qui suit le dernier émis.',
      ],
      words: 'commencer début reprise logiciel',
    },
    {
      id: 'trou-de-numerotation',
      question: 'Il manque un numéro dans ma série : que faire ?',
      answer: [
        'Ne réutilisez pas le numéro et ne renumérotez rien. Cherchez d’abord la facture, puis gardez une note datée qui explique le trou. La page [Vérifier ma numérotation](/numerotation) trouve les trous et les doublons d’une liste, et rédige cette note.',
      ],
      words: 'trou saut manquant doublon facture',
    },
    {
      id: 'modifier-une-facture',
      question: 'Puis-je modifier une facture déjà émise ?',
      answer: [
        'Non : une facture émise ne se modifie ni ne s’efface. On la corrige de deux façons :',
        [
          'par un [avoir](/avoir) qui l’annule ou la réduit, puis une nouvelle facture si besoin ;',
          'par une facture rectificative, avec un nouveau numéro, qui dit expressément quelle facture elle annule et remplace.',
        ],
        'Si vous changez une facture émise, le site le signale et propose ces deux voies. Si le client ne l’a jamais reçue, il propose aussi de l’émettre de nouveau.',
      ],
      words: 'corriger erreur rectifier changer annuler éditer',
      sources: ['CGI, art. 289, I-5', 'BOI-TVA-DECLA-30-20-20-20'],
    },
    {
      id: 'faire-un-avoir',
      question: 'Comment faire un avoir ?',
      answer: [
        'Depuis la facture, choisissez « Faire un avoir » : il reprend les lignes à annuler et ne dépasse jamais ce qui reste de la facture. Depuis la page [Avoir](/avoir), remplissez-le à la main ou déposez le PDF de la facture.',
        'Un avoir a son propre numéro, cite le numéro et la date de la facture d’origine, et montre le montant hors taxes rendu avec sa TVA.',
      ],
      words: 'note de crédit remboursement annuler',
      sources: ['CGI, art. 272, 1 et 289, I-5'],
    },
    {
      id: 'supprimer-une-facture',
      question: 'Puis-je supprimer une facture que je n’ai pas envoyée ?',
      answer: [
        'Un brouillon, oui : il n’a pas encore de numéro définitif. Une fois la facture émise, son numéro est pris : annulez-la par un avoir plutôt que de la faire disparaître, sinon la série aurait un trou.',
      ],
      words: 'effacer annuler brouillon',
    },
    {
      id: 'client-refuse-la-facture',
      question: 'Le numéro d’une facture refusée peut-il resservir ?',
      answer: [
        'Non. Une facture refusée puis refaite reçoit un nouveau numéro. L’ancienne reste dans vos archives, avec le motif du refus.',
        'Une facture rejetée par une plateforme reçoit elle aussi un nouveau numéro, sauf si la plateforme vous dit de reprendre l’ancien.',
      ],
      words: 'refus réémettre renvoyer',
      sources: ['Guide pratique de la DGFiP (juillet 2026), question 12'],
    },
    {
      id: 'tva-par-erreur',
      question: 'J’ai facturé de la TVA par erreur : que faire ?',
      answer: [
        'La TVA écrite sur une facture est due du seul fait de la facturation, même en franchise. Faites un [avoir](/avoir) pour la facture fausse, puis une facture juste, et gardez les deux.',
      ],
      words: 'tva à tort franchise erreur',
      sources: ['CGI, art. 283, 3'],
    },
  ],
};
