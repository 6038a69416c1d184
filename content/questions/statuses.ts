import type { QuestionTheme } from './question.ts';

export const statusQuestions: QuestionTheme = {
  id: 'statuts-rejets-et-refus',
  title: 'Statuts, rejets et refus',
  questions: [
    {
      id: 'facture-rejetee',
      question: 'Ma facture est « rejetée » : pourquoi, et que faire ?',
      answer: [
        'Un rejet est technique : une plateforme n’a pas pu accepter la facture, et le client ne l’a pas reçue. Le motif est obligatoire. Par exemple : un SIREN absent de l’annuaire, un numéro qui a déjà servi ou qui contient un signe interdit, une donnée obligatoire manquante, un total qui ne correspond pas aux lignes.',
        'Lisez le motif et corrigez ce qu’il dit avec votre plateforme. Ne reprenez le même numéro que si elle vous le dit ; sinon, prenez-en un nouveau. Le client, qui n’a rien reçu, n’attend pas d’avoir.',
        'Rejetée comme doublon ? Elle avait déjà été déposée : le premier dépôt reste valable, il n’y a rien à refaire. Une facture faite ici se vérifie avant l’envoi dans son panneau « Conformité » ; une facture d’un autre logiciel, dans [Lire une facture électronique](/lire-facture-electronique).',
      ],
      words: 'rejet 213 erreur plateforme motif',
      sources: ['XP Z12-012 (cycle de vie)'],
    },
    {
      id: 'facture-refusee',
      question: 'Mon client a « refusé » ma facture : que faire ?',
      answer: [
        'Un refus vient de l’acheteur, et il doit dire pourquoi : par exemple, une facture qui n’est pas pour lui, double, montant ou mention faux. Un simple désaccord commercial n’est pas un refus : il se signale comme un litige.',
        'Si le motif est juste : faites une nouvelle facture, avec un nouveau numéro. Le refus annule l’ancienne pour le client, qui n’attend pas d’avoir ; gardez-la avec son motif.',
        'Si le motif n’est pas juste : répondez par écrit à votre client.',
      ],
      words: 'refus 210 acheteur contester litige',
      sources: ['XP Z12-012 (cycle de vie)', 'Guide pratique de la DGFiP (juillet 2026)'],
    },
    {
      id: 'difference-rejet-refus',
      question: 'Quelle différence entre un rejet et un refus ?',
      answer: [
        'Le rejet (213) vient d’une plateforme, pour une raison technique, et la facture n’est pas arrivée. Le refus (210) vient du client, pour une raison de fond, et la facture est arrivée. Tous deux portent un motif.',
      ],
      words: '210 213 statut',
      sources: ['XP Z12-012 (cycle de vie)'],
    },
    {
      id: 'quels-statuts',
      question: 'Quels statuts sont obligatoires ?',
      answer: [
        'Quatre seulement :',
        [
          '« Déposée » (200) et « Rejetée » (213) : les plateformes les donnent, vous n’avez rien à faire ;',
          '« Refusée » (210) : à donner si vous refusez une facture reçue, avec son motif ;',
          '« Encaissée » (212) : à donner par le vendeur dont la TVA est due à l’encaissement, avec le montant reçu et le taux, à partir du jour où il doit émettre ses factures par une plateforme : depuis le {reforme.emission.grandes} pour une grande entreprise ou une ETI, le {reforme.emission.petites} pour une PME ou une micro-entreprise.',
        ],
        'Une facture en autoliquidation, ou d’un vendeur qui a opté pour les débits, n’a pas d’encaissement à déclarer.',
      ],
      words: '200 210 212 213 cycle de vie encaissée',
      sources: ['XP Z12-012 (cycle de vie)', 'CGI, art. 290 A'],
    },
    {
      id: 'repondre-a-chaque-statut',
      question: 'Dois-je répondre à chaque statut ?',
      answer: [
        'Non. « Prise en charge », « Approuvée », « En litige », « Suspendue » et les autres sont facultatifs : ils servent à se tenir au courant entre client et fournisseur. Ne rien répondre n’est pas un refus.',
        'Un litige ou une suspension demandent un motif : si vous en recevez un, répondez à ce qu’il demande, par une pièce ou par un avoir.',
      ],
      words: 'statuts facultatifs approuvée litige suspendue',
      sources: ['XP Z12-012 (cycle de vie)'],
    },
    {
      id: 'deposee',
      question: 'Que prouve le statut « Déposée » ?',
      answer: [
        'Que votre plateforme a accepté la facture, à la date indiquée : vous avez émis. Il ne prouve ni que le client l’a reçue, ni qu’il est d’accord, ni qu’il paiera.',
        'C’est « Mise à disposition » (203) qui dit que la facture attend le client sur sa plateforme.',
      ],
      words: '200 preuve déposée date réception',
      sources: ['XP Z12-012 (cycle de vie)'],
    },
    {
      id: 'mauvais-siret',
      question: 'Le SIRET de mon client est faux ou son établissement est fermé : que faire ?',
      answer: [
        'La facture ne trouve pas son destinataire et sera rejetée. Demandez au client le SIREN à jour, et l’établissement ou le code de routage sous lequel il est inscrit dans l’annuaire.',
        'La loi n’exige que le SIREN, qui ne change pas quand un établissement ferme ; le SIRET désigne un établissement. Si la facture n’est jamais arrivée, refaites-la avec le bon identifiant ; si elle est arrivée avec un mauvais SIREN, annulez-la par un avoir et refaites-la.',
      ],
      words: 'siren siret faux erroné fermé radié annuaire déménagement',
      sources: ['CGI, ann. II, art. 242 nonies A, I-1°'],
    },
    {
      id: 'lire-une-facture-recue',
      question: 'Comment lire une facture électronique que j’ai reçue ?',
      answer: [
        'Déposez le fichier (PDF Factur-X ou ZUGFeRD, XML CII ou UBL) dans [Lire une facture électronique](/lire-facture-electronique). La page l’affiche en français, refait les totaux et montre les contrôles à faire avant de payer. Le fichier est lu par votre navigateur et n’est envoyé nulle part.',
      ],
      words: 'ouvrir xml lire visualiser ubl cii',
    },
  ],
};
