import type { PublicPage } from './public-page.ts';

export const calculatorPages = [
  {
    path: '/calculatrices',
    name: 'Calculatrices',
    summary: 'TVA, pénalités, échéances, seuils, loyers.',
    title: 'Calculatrices de facturation',
    description:
      'TVA, pénalités de retard, échéances, numéros d’entreprise, seuils de micro-entreprise, loyers\u00a0: des calculs justes, avec leur texte de loi.',
    keywords: ['calculatrice de facturation', 'calcul TVA', 'calcul pénalités de retard'],
    updated: '2026-11-24',
    places: ['tools'],
  },
  {
    path: '/calculatrices/ht-ttc',
    name: 'HT et TTC',
    summary: 'Du prix hors taxes au prix TTC, et retour.',
    title: 'Calculer un prix HT ou TTC',
    description:
      'Passez du hors taxes au TTC et du TTC au hors taxes, aux taux de TVA de métropole, de Corse et d’outre-mer, arrondis comme sur une facture.',
    keywords: ['calcul HT TTC', 'calcul TVA', 'convertir TTC en HT', 'taux de TVA'],
    updated: '2026-11-24',
    parent: '/calculatrices',
  },
  {
    path: '/calculatrices/penalites-retard',
    name: 'Pénalités de retard',
    summary: 'Ce que doit un client professionnel qui paie en retard.',
    title: 'Calculer les pénalités de retard',
    description:
      'Calculez les pénalités d’une facture payée en retard, semestre par semestre, et l’indemnité forfaitaire. La phrase à envoyer est prête à copier.',
    keywords: ['calcul pénalités de retard', 'intérêts de retard facture', 'indemnité forfaitaire'],
    updated: '2026-11-24',
    parent: '/calculatrices',
  },
  {
    path: '/calculatrices/echeance',
    name: 'Échéance de paiement',
    summary: 'Le jour où une facture doit être payée, et le maximum légal.',
    title: 'Calculer l’échéance d’une facture',
    description:
      'Trouvez la date de règlement d’une facture\u00a0: 30 jours, 45 jours fin de mois selon les deux calculs, 60 jours, et le maximum que la loi admet.',
    keywords: ['calcul échéance facture', '45 jours fin de mois', 'délai de paiement'],
    updated: '2026-11-24',
    parent: '/calculatrices',
  },
  {
    path: '/calculatrices/numeros',
    name: 'SIREN, SIRET, TVA, IBAN',
    summary: 'Un numéro est-il bien formé\u00a0? Sinon, ce qui ne va pas.',
    title: 'Vérifier un SIREN, un SIRET, une TVA, un IBAN',
    description:
      'Vérifiez la clé d’un SIREN, d’un SIRET, d’un numéro de TVA de l’Union ou d’un IBAN, et trouvez le numéro de TVA d’un SIREN. Rien n’est envoyé.',
    keywords: [
      'vérifier SIRET',
      'vérifier SIREN',
      'numéro de TVA intracommunautaire',
      'vérifier IBAN',
    ],
    updated: '2026-11-24',
    parent: '/calculatrices',
  },
  {
    path: '/calculatrices/seuils',
    name: 'Seuils de TVA et de micro',
    summary: 'Franchise en base et plafonds de la micro-entreprise.',
    title: 'Seuils de franchise et de micro-entreprise',
    description:
      'Comparez votre chiffre d’affaires aux seuils de la franchise de TVA et aux plafonds de la micro-entreprise, et voyez ce qui suit un dépassement.',
    keywords: ['seuil franchise TVA', 'plafond micro-entreprise', 'dépassement seuil TVA'],
    updated: '2026-11-24',
    parent: '/calculatrices',
  },
  {
    path: '/calculatrices/prorata-loyer',
    name: 'Prorata de loyer',
    summary: 'Le loyer d’un mois d’entrée ou de sortie.',
    title: 'Calculer un prorata de loyer',
    description:
      'Calculez le loyer et les charges d’un locataire qui entre ou sort en cours de mois, selon les jours réels de chaque mois. Gratuit, sans inscription.',
    keywords: ['prorata de loyer', 'calcul loyer au prorata', 'entrée en cours de mois'],
    updated: '2026-11-24',
    parent: '/calculatrices',
  },
  {
    path: '/calculatrices/revision-loyer',
    name: 'Révision de loyer',
    summary: 'Le nouveau loyer selon l’indice, et s’il est permis.',
    title: 'Calculer la révision d’un loyer',
    description:
      'Calculez la révision annuelle d’un loyer d’habitation avec vos deux indices, et vérifiez qu’elle est permise\u00a0: bail, délai d’un an, classe F ou G.',
    keywords: ['révision de loyer', 'calcul IRL', 'augmentation loyer', 'indice de référence'],
    updated: '2026-11-24',
    parent: '/calculatrices',
  },
  {
    path: '/calculatrices/facture-note-ou-recu',
    name: 'Facture, note ou reçu\u00a0?',
    summary: 'Quelques questions pour savoir quel papier donner.',
    title: 'Facture, note ou reçu\u00a0: que donner\u00a0?',
    description:
      'Facture, note, reçu, quittance, avoir ou devis\u00a0? Répondez à quelques questions\u00a0: vous saurez quel papier donner, selon quel texte, et où le faire.',
    keywords: ['facture ou reçu', 'note ou facture', 'quittance ou reçu', 'facture particulier'],
    updated: '2026-11-24',
    parent: '/calculatrices',
  },
] as const satisfies readonly PublicPage[];
