import type { QuestionTheme } from './question.ts';

export const documentQuestions: QuestionTheme = {
  id: 'faire-un-document',
  title: 'Faire un document',
  questions: [
    {
      id: 'quel-document',
      question: 'Facture, devis, reçu, quittance, avoir : lequel me faut-il ?',
      answer: [
        [
          'Un [devis](/devis) annonce un prix avant le travail ; signé, il vaut contrat.',
          'Une facture demande le paiement d’une vente ou d’une prestation : [avec TVA](/facture-tva) ou [sans TVA](/facture-auto-entrepreneur).',
          'Un [reçu](/recu) prouve qu’une somme a été payée ; il ne remplace pas une facture due.',
          'Une [quittance de loyer](/quittance-loyer) prouve qu’un locataire a tout payé, loyer et charges.',
          'Un [avoir](/avoir) annule ou réduit une facture déjà émise.',
        ],
      ],
      words: 'différence choisir type de document',
    },
    {
      id: 'repeter-un-document',
      question: 'Comment répéter une facture chaque mois ?',
      answer: [
        'Dans le menu du document, « Répéter » demande la fréquence (semaine, mois, trimestre, semestre ou année), la prochaine date et la fin. À chaque date, le brouillon suivant est préparé avec sa période : vous le relisez, puis vous l’émettez. Avec un compte, vous pouvez aussi choisir qu’il parte tout seul : il est alors émis à sa date et envoyé à votre client, sauf si quelque chose l’empêche (une mention qui manque, un texte qui ne suit pas sa période) : il vous attend alors, et un e-mail vous dit pourquoi.',
        'Les mois et trimestres écrits avec leur année, dans l’objet ou dans une ligne, suivent. Pour en être sûr, écrivez « mois », « trimestre », « année » ou « période » entre accolades. Un loyer devient l’avis d’échéance du terme suivant, puis sa quittance une fois payé.',
        'Sans compte, le brouillon est préparé quand vous ouvrez le site sur cet appareil. Avec un compte, il l’est à sa date et un e-mail vous le dit. « Mes documents » montre ce qui se répète, pour changer, mettre en pause ou arrêter.',
      ],
      words: 'récurrent récurrence abonnement mensuel automatique périodique tous les mois loyer',
    },
    {
      id: 'qui-doit-facturer',
      question: 'Quand la facture est-elle obligatoire ?',
      answer: [
        'Dès que le client est un professionnel ou une personne morale, même si vous ne facturez pas la TVA. Entre professionnels, chaque acompte donne lieu lui aussi à une facture.',
        'Pour un particulier, la facture est due s’il la demande et pour les ventes à distance. Une prestation de services d’au moins {note.seuil} TTC donne lieu à une note, remise avant le paiement ; une facture complète en tient lieu.',
      ],
      words: 'particulier obligation facturer note',
      sources: [
        'CGI, art. 289, I-1',
        'C. com., art. L441-9',
        'Arrêté n° 83-50/A du 3 octobre 1983',
      ],
    },
    {
      id: 'mentions-obligatoires',
      question: 'Quelles sont les mentions obligatoires d’une facture ?',
      answer: [
        [
          'les noms et adresses du vendeur et du client, le SIREN du vendeur, et pour une société sa forme, son capital et son RCS ; pour un entrepreneur individuel, « EI » à côté du nom ;',
          'la date d’émission, un numéro unique, la date de livraison ou d’exécution si elle est différente ;',
          'pour chaque ligne : la désignation précise, la quantité, le prix unitaire hors taxes, le taux de TVA ou le motif de l’exonération, et les réductions à part ;',
          'le total hors taxes et la TVA par taux, le numéro de TVA du vendeur s’il en a un ;',
          'entre professionnels : la date de règlement, l’escompte ou son absence, le taux des pénalités de retard et l’indemnité de {penalites.indemnite} ;',
          'selon le cas : franchise, autoliquidation, autofacturation, numéro de TVA du client, bon de commande, adresse de livraison.',
        ],
        'Le panneau « Conformité » de chaque générateur coche ce qui est là et montre ce qui manque, avec le texte de loi et un lien vers le champ à corriger.',
      ],
      words: 'mention légale siren siret ei rcs capital',
      sources: ['CGI, ann. II, art. 242 nonies A', 'C. com., art. L441-9, R123-237 et R526-27'],
    },
    {
      id: 'mention-oubliee',
      question: 'Que risque-t-on si une mention manque ?',
      answer: [
        'Fiscalement, {facture.amende.mention} par mention omise ou inexacte et par facture, dans la limite de {facture.amende.plafond} du montant de la facture. Une première infraction réparée spontanément, ou dans les {facture.amende.premiere} d’une demande de l’administration, n’est pas sanctionnée.',
        'Le code de commerce prévoit en plus une amende qui peut atteindre {facture.amende.commerce} pour une personne physique et {facture.amende.commerce.societe} pour une société.',
      ],
      words: 'amende sanction pénalité contrôle erreur',
      sources: ['CGI, art. 1737, II et V', 'C. com., art. L441-9, II'],
    },
    {
      id: 'brouillon-sur-le-pdf',
      question: 'Pourquoi mon PDF porte-t-il « BROUILLON » ?',
      answer: [
        'Parce qu’une règle bloquante n’est pas respectée : une information que la loi exige manque ou se contredit. Le panneau « Conformité » dit laquelle, et « Corriger » mène au champ. Rien n’empêche de télécharger en attendant ; la mention disparaît dès que la règle est satisfaite.',
      ],
      words: 'filigrane watermark conformité bloqué',
    },
    {
      id: 'factur-x',
      question: 'Les PDF sont-ils au format Factur-X ?',
      answer: [
        'Oui, pour les factures et les avoirs : le PDF que vous lisez contient aussi la facture en données (XML), au profil EN 16931. C’est l’un des trois formats du socle de la réforme, avec UBL et CII.',
        'Attention : un Factur-X envoyé par e-mail est au bon format, mais il ne remplit pas l’obligation d’émettre par une [plateforme agréée](/faq#choisir-plateforme) quand elle s’applique à vous.',
      ],
      words: 'xml pdf/a-3 format electronique en16931',
      sources: ['CGI, ann. IV, art. 41 septies C'],
    },
    {
      id: 'logo-et-apparence',
      question: 'Puis-je mettre mon logo et choisir l’apparence ?',
      answer: [
        'Oui : logo, couleur, modèle et titre se règlent dans « Apparence » ou en cliquant dans l’aperçu. Ils sont retenus sur l’appareil pour les documents suivants. La couleur est ajustée si le texte devenait illisible.',
      ],
      words: 'modèle template couleur design personnaliser image',
    },
    {
      id: 'langue-et-devise',
      question: 'Puis-je facturer en anglais ou dans une autre devise ?',
      answer: [
        'La loi veut une facture en français ; une présentation en anglais est possible pour un client étranger. La devise est libre si la TVA reste déterminée en euros.',
      ],
      words: 'dollar étranger english traduction international',
      sources: ['Loi n° 94-665, art. 2', 'CGI, art. 289, IV'],
    },
    {
      id: 'ei-entrepreneur-individuel',
      question: 'Dois-je écrire « EI » à côté de mon nom ?',
      answer: [
        'Oui, si vous êtes entrepreneur individuel, micro-entrepreneur compris : « EI » ou « entrepreneur individuel » précède ou suit immédiatement votre nom, sur tous vos documents.',
        'En revanche « dispensé d’immatriculation » est une mention dépassée : ne l’écrivez plus.',
      ],
      words: 'auto-entrepreneur micro nom commercial',
      sources: ['C. com., art. R526-27'],
    },
  ],
};
