import type { QuestionTheme } from './question.ts';

export const vatQuestions: QuestionTheme = {
  id: 'tva-et-micro-entreprise',
  title: 'TVA et micro-entreprise',
  questions: [
    {
      id: 'seuils-de-franchise',
      question: 'Jusqu’à quel chiffre d’affaires peut-on facturer sans TVA ?',
      answer: [
        [
          'Ventes, restauration sur place, hébergement : {franchise.ventes} l’année précédente, {franchise.ventes.majore} dans l’année.',
          'Autres services et professions libérales : {franchise.services} l’année précédente, {franchise.services.majore} dans l’année.',
          'Avocats, auteurs et artistes-interprètes, pour leur activité propre : {franchise.auteurs} et {franchise.auteurs.majore}.',
        ],
        'Le seuil unique de {franchise.seuil-abandonne} dont on a beaucoup parlé a été abrogé.',
      ],
      words: 'seuil plafond franchise en base 293 b',
      sources: ['CGI, art. 293 B', 'Loi n° 2025-1044 du 3 novembre 2025'],
    },
    {
      id: 'depasser-le-seuil',
      question: 'Que se passe-t-il si je dépasse le seuil de franchise ?',
      answer: [
        'Le seuil de base dépassé sans atteindre le seuil majoré : la TVA est due à partir du premier janvier suivant. Le seuil majoré dépassé : elle est due dès la date du dépassement, et non plus le premier du mois.',
        'À partir de là, faites vos factures avec la [facture avec TVA](/facture-tva).',
      ],
      words: 'dépassement majoré passer à la tva',
      sources: ['CGI, art. 293 B'],
    },
    {
      id: 'mention-franchise',
      question: 'Quelle mention écrire quand on ne facture pas la TVA ?',
      answer: [
        '« {mention:franchise} », mot pour mot. La [facture sans TVA](/facture-auto-entrepreneur) l’écrit pour vous.',
        'La TVA doit changer de code le {cibs.entree} ; les références au CGI restent admises sur les factures jusqu’au {cibs.references-cgi.fin}. N’écrivez aucun autre article en attendant.',
      ],
      words: '293 b cgi cibs mention tva non applicable',
      sources: ['CGI, art. 293 E, II', 'BOI-RES-TVA-000253'],
    },
    {
      id: 'plafond-micro',
      question: 'Le plafond de la micro-entreprise et le seuil de TVA, est-ce la même chose ?',
      answer: [
        'Non. Le régime micro vaut jusqu’à {micro.ventes} de ventes ou {micro.services} de services ; la franchise de TVA s’arrête bien avant. On peut donc être micro-entrepreneur et facturer la TVA.',
      ],
      words: 'chiffre d’affaires auto-entrepreneur plafond',
      sources: ['CGI, art. 293 B'],
    },
    {
      id: 'quel-taux',
      question: 'Quel taux de TVA appliquer ?',
      answer: [
        'En métropole : {tva.normal} pour la plupart des ventes et services ; {tva.intermediaire} notamment pour les travaux dans un logement achevé depuis plus de {tva.travaux.anciennete}, la restauration et l’hébergement ; {tva.reduit} pour l’alimentation, les livres ou la rénovation énergétique ; {tva.particulier} pour quelques cas comme la presse.',
        'Guadeloupe, Martinique et Réunion ont leurs taux ({tva.dom.normal} et {tva.dom.reduit}), la Corse les siens ; il n’y a pas de TVA en Guyane ni à Mayotte. Le générateur propose les taux du territoire du vendeur.',
      ],
      words: 'taux réduit normal dom corse travaux',
      sources: ['CGI, art. 278, 278 quater, 278-0 bis, 279, 294, 296 et 297'],
    },
    {
      id: 'autoliquidation',
      question: 'Quand écrire « Autoliquidation » ?',
      answer: [
        'Quand c’est le client qui doit la TVA : sous-traitance dans le bâtiment (« {mention:autoliquidation.btp} »), service à une entreprise d’un autre État de l’Union. La facture est alors hors taxes, sans taux, avec les numéros de TVA des deux.',
        'Un sous-traitant du bâtiment en franchise n’écrit que la mention de franchise : elle prime, jamais les deux sur une même facture. Cette règle ne vaut pas pour un service à une entreprise d’un autre État de l’Union : la franchise n’y dispense ni d’« Autoliquidation », ni des deux numéros de TVA.',
      ],
      words: 'btp sous-traitance reverse charge bâtiment',
      sources: ['CGI, art. 283-2 et 283-2 nonies', 'CGI, ann. II, art. 242 nonies A, 13°'],
    },
    {
      id: 'client-etranger',
      question: 'Comment facturer un client étranger ?',
      answer: [
        [
          'Service à une entreprise de l’Union : hors taxes, « {mention:autoliquidation.services-ue} », numéros de TVA des deux.',
          'Biens livrés à une entreprise de l’Union : « {mention:livraison-intracom} », numéros de TVA des deux et preuve du transport.',
          'Biens exportés hors de l’Union : « {mention:export} », avec la preuve de la sortie.',
          'Service à une entreprise hors de l’Union : « {mention:services-hors-ue} ».',
        ],
        'Choisissez le régime dans la [facture avec TVA](/facture-tva) : la mention et les champs exigés suivent.',
      ],
      words: 'union européenne intracommunautaire export suisse belgique vies',
      sources: ['CGI, art. 259, 262, 262 ter et 283'],
    },
    {
      id: 'attestation-travaux',
      question: 'Faut-il encore l’attestation de TVA réduite pour des travaux ?',
      answer: [
        'Non, le formulaire est supprimé. C’est le client qui certifie, sur le devis ou sur la facture, que le logement est achevé depuis plus de {tva.travaux.anciennete} et que les travaux remplissent les conditions. Le générateur ajoute ce texte au document quand le taux réduit est choisi.',
      ],
      words: '1300-sd 1301-sd rénovation cerfa taux réduit',
      sources: ['BOI-LETTRE-000280', 'CGI, art. 278-0 bis A et 279-0 bis'],
    },
  ],
};
