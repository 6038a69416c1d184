import type { QuestionTheme } from './question.ts';

export const reformQuestions: QuestionTheme = {
  id: 'facture-electronique',
  title: 'La réforme de la facture électronique',
  questions: [
    {
      id: 'calendrier',
      question: 'Qu’est-ce qui est obligatoire, et à partir de quand ?',
      answer: [
        [
          'Depuis le {reforme.reception} : toutes les entreprises assujetties à la TVA, franchise comprise, doivent pouvoir recevoir leurs factures par une plateforme agréée.',
          'Depuis le {reforme.emission.grandes} : les grandes entreprises et celles de taille intermédiaire émettent par une plateforme et transmettent leurs autres ventes (e-reporting).',
          'À partir du {reforme.emission.petites} : les PME et les microentreprises émettent et transmettent à leur tour.',
        ],
        'La taille se mesure par SIREN, au {reforme.taille.date} : une PME compte moins de {reforme.pme.effectif} et au plus {reforme.pme.chiffre} de chiffre d’affaires ou {reforme.pme.bilan} de bilan.',
      ],
      words: 'date obligation septembre pme report e-invoicing échéance',
      sources: ['Loi n° 2022-1157, art. 26', 'Loi de finances pour 2026, art. 123'],
    },
    {
      id: 'choisir-plateforme',
      question: 'Quelle plateforme choisir, et avant quand ?',
      answer: [
        'Une plateforme agréée, immatriculée par l’État et inscrite sur la liste que publie la DGFiP. Pour recevoir, il en faut une depuis le {reforme.reception} : si vous n’en avez pas encore, choisissez-la maintenant. Pour émettre, une PME ou une microentreprise a jusqu’au {reforme.emission.petites}. Des offres gratuites existent pour la réception.',
        'Regardez ce qu’elle fait de vos factures (réception seule ou émission aussi, archivage, prix par facture), si elle accepte les Factur-X de votre logiciel, et comment vous récupérez vos données. Vous pouvez en avoir plusieurs et en changer : l’ancienne assure un service minimal pendant {reforme.plateforme.service-minimal}.',
        'Le portail public ne transporte plus les factures : il tient l’annuaire et rassemble les données.',
      ],
      words: 'pa pdp plateforme agréée partenaire chorus portail public gratuit liste',
      sources: ['CGI, ann. II, art. 242 nonies E bis à quater', 'Décret n° 2026-677'],
    },
    {
      id: 'facturier-plateforme',
      question: 'Ce site est-il une plateforme agréée ?',
      answer: [
        'Non. Il fait des factures au format de la réforme (Factur-X), mais ne les transmet pas à l’administration et n’est pas immatriculé. Vous déposez le PDF Factur-X sur la plateforme que vous avez choisie.',
        'Il lit aussi les factures électroniques que vous recevez : [Lire une facture électronique](/lire-facture-electronique).',
      ],
      words: 'pdp pa agréé transmettre déposer',
    },
    {
      id: 'micro-entrepreneur',
      question: 'Que doit faire un micro-entrepreneur, maintenant et l’an prochain ?',
      answer: [
        'Maintenant : avoir choisi une plateforme agréée de réception, obligatoire depuis le {reforme.reception}. Vous pouvez continuer d’envoyer vos factures par e-mail ou sur papier.',
        'À partir du {reforme.emission.petites} : émettre vos factures aux professionnels français par une plateforme, transmettre les données de vos ventes aux particuliers et à l’étranger, et porter quatre mentions de plus.',
        'Vous continuez d’écrire la mention de franchise si vous ne facturez pas la TVA : en être dispensé ne dispense pas de la réforme.',
      ],
      words: 'auto-entrepreneur autoentrepreneur micro-entreprise franchise passer obligation',
      sources: ['CGI, art. 289 bis et 290', 'Loi de finances pour 2026, art. 123'],
    },
    {
      id: 'pas-de-plateforme',
      question: 'Que risque-t-on sans plateforme de réception ?',
      answer: [
        'L’administration met d’abord en demeure d’en choisir une dans les {reforme.amende.plateforme.delai}. Passé ce délai : {reforme.amende.plateforme}, puis {reforme.amende.plateforme.suite} tous les {reforme.amende.plateforme.delai} tant que rien n’est fait.',
        'Pendant la phase de démarrage, l’administration dit ne pas sanctionner une entreprise engagée dans une démarche sérieuse et qui le prouve : contrat, essais, échanges avec le support, calendrier. Gardez ces pièces.',
      ],
      words: 'amende sanction retard tolérance',
      sources: ['CGI, art. 1737, IV bis', 'Guide pratique de la DGFiP (juillet 2026)'],
    },
    {
      id: 'facture-par-e-mail',
      question: 'Un PDF envoyé par e-mail est-il une facture électronique ?',
      answer: [
        'Pas au sens de la réforme, même au format Factur-X : il faut qu’il passe par une plateforme agréée. Tant que l’obligation d’émettre ne s’applique pas à vous, le PDF par e-mail reste permis si le client l’accepte, même tacitement.',
        'Une fois l’obligation venue, chaque facture émise autrement peut coûter {reforme.amende.facture}, dans la limite de {reforme.amende.facture.plafond} par an.',
      ],
      words: 'mail pdf envoyer amende',
      sources: ['CGI, art. 289 bis, 289, VI et 1737, III'],
    },
    {
      id: 'client-exige-electronique',
      question: 'Un client peut-il exiger une facture électronique dès maintenant ?',
      answer: [
        'Pas d’une PME ni d’une microentreprise avant le {reforme.emission.petites}. Vous pouvez commencer plus tôt si vous le voulez, mais seulement par une plateforme agréée.',
      ],
      words: 'imposer obliger grand compte donneur d’ordre',
      sources: ['Loi n° 2022-1157, art. 26'],
    },
    {
      id: 'quatre-mentions',
      question: 'Quelles sont les nouvelles mentions de la réforme ?',
      answer: [
        [
          'le SIREN du client professionnel ;',
          'l’adresse de livraison des biens, si elle est différente ;',
          'la nature de l’opération : livraisons de biens, prestations de services, ou les deux ;',
          '« {mention:debits} », si vous avez choisi cette option.',
        ],
        'Elles sont obligatoires depuis le {reforme.emission.grandes} pour les grandes entreprises et les entreprises de taille intermédiaire, à partir du {reforme.emission.petites} pour les autres, selon la taille du vendeur. Les écrire plus tôt est permis et conseillé : les générateurs les proposent déjà.',
      ],
      words: 'siren client nature opération adresse livraison option débits',
      sources: ['CGI, ann. II, art. 242 nonies A, I', 'Décret n° 2022-1299, art. 3'],
    },
    {
      id: 'particulier-et-etranger',
      question: 'Et pour mes clients particuliers ou étrangers ?',
      answer: [
        'Leurs factures ne passent pas par une plateforme : vous les remettez comme aujourd’hui. Vous en transmettrez seulement les données, l’e-reporting : des totaux par jour pour les particuliers, sans leur identité ; facture par facture pour les clients professionnels étrangers.',
        'Les opérations exonérées comme les soins, l’enseignement ou la location d’habitation en sont dispensées.',
      ],
      words: 'e-reporting b2c particuliers international exonéré',
      sources: ['CGI, art. 290 et 290 A'],
    },
    {
      id: 'client-sans-plateforme',
      question: 'Mon client n’a pas de plateforme : comment le facturer ?',
      answer: [
        'S’il n’est pas dans l’annuaire, votre facture ne peut pas lui parvenir par le circuit : envoyez-la autrement, et transmettez ses données par e-reporting dès que l’émission s’impose à vous. Ni vous ni lui n’êtes sanctionnés pour cette facture.',
        'Vérifiez d’abord son SIREN et demandez-lui : il est peut-être inscrit sous un autre établissement ou un code de routage. Gardez la trace de votre recherche.',
      ],
      words: 'annuaire absent introuvable destinataire sans plateforme',
      sources: ['CGI, art. 289 bis et 290'],
    },
    {
      id: 'fournisseur-envoie-un-pdf',
      question: 'Mon fournisseur m’envoie encore un PDF : puis-je l’accepter ?',
      answer: [
        'Oui. S’il est une PME ou une microentreprise, il en a le droit jusqu’au {reforme.emission.petites}. S’il devait déjà émettre par une plateforme, ne l’écartez pas pour autant : la facture se paie, se comptabilise et sa TVA se déduit. Demandez-lui de régulariser par le circuit électronique, et ne comptabilisez pas deux fois la même facture.',
        'Pour vérifier ce qu’un PDF contient avant de payer : [Lire une facture électronique](/lire-facture-electronique).',
      ],
      words: 'facture reçue mail achat déduire tva doublon duplicata',
      sources: ['Loi n° 2022-1157, art. 26'],
    },
    {
      id: 'facture-papier',
      question: 'J’ai reçu une facture papier après le {reforme.reception} : est-elle valable ?',
      answer: [
        'Oui : elle reste payable, et sa TVA déductible si ses mentions sont justes. Depuis le {reforme.reception}, seules les grandes entreprises et celles de taille intermédiaire doivent émettre par une plateforme ; les autres peuvent encore envoyer du papier jusqu’au {reforme.emission.petites}.',
        'Si l’émetteur était déjà tenu d’émettre par une plateforme, demandez-lui la version électronique et rangez le papier comme copie : une seule des deux se comptabilise.',
      ],
      words: 'papier courrier valide',
      sources: ['Loi n° 2022-1157, art. 26'],
    },
    {
      id: 'secteur-public',
      question: 'Et pour facturer une mairie ou un hôpital ?',
      answer: [
        'Les factures au secteur public suivent les mêmes formats depuis le {reforme.reception} : par une plateforme raccordée à Chorus Pro ou, provisoirement, par Chorus Pro directement.',
      ],
      words: 'chorus pro administration collectivité état public',
    },
  ],
};
