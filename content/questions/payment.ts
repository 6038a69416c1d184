import type { QuestionTheme } from './question.ts';

export const paymentQuestions: QuestionTheme = {
  id: 'paiement-et-retards',
  title: 'Paiement, retards et relances',
  questions: [
    {
      id: 'delai-de-paiement',
      question: 'Quel délai de paiement puis-je accorder ?',
      answer: [
        'Entre professionnels : {delai.defaut} après la réception ou l’exécution si rien n’est convenu ; au plus {delai.maximum} à compter de la facture, ou {delai.fin-de-mois} si c’est écrit. Certains secteurs ont des délais plus courts, comme le transport ({delai.transport}).',
        'Un acheteur public paie en principe sous {delai.public}. Avec un particulier, le délai est libre.',
      ],
      words: 'échéance fin de mois',
      sources: ['C. com., art. L441-10 et L441-11', 'C. commande publique, art. R2192-10'],
    },
    {
      id: 'penalites-de-retard',
      question: 'Quelles pénalités pour un retard de paiement ?',
      answer: [
        'Entre professionnels, elles courent dès le lendemain de la date de règlement, sans rappel. Sans autre taux convenu : le taux de la Banque centrale européenne plus {penalites.points}, soit {penalites.defaut} pour le {penalites.semestre}. Un taux convenu ne descend pas sous {penalites.plancher} ({penalites.plancher.fois} l’intérêt légal).',
        'Calcul : montant TTC × taux × jours de retard ÷ {penalites.base-annuelle}. La page [Relancer un client](/relance) le fait pour vous, semestre par semestre.',
      ],
      words: 'intérêts retard taux bce impayé',
      sources: ['C. com., art. L441-10, II'],
    },
    {
      id: 'indemnite-forfaitaire',
      question: 'À quoi sert l’indemnité forfaitaire de recouvrement ?',
      answer: [
        'Un professionnel qui paie en retard doit de plein droit {penalites.indemnite} par facture, une seule fois, en plus des pénalités. Si vos frais sont plus élevés, le complément se demande sur justificatifs. La mention est obligatoire sur la facture.',
      ],
      words: 'frais recouvrement euros',
      sources: ['C. com., art. L441-10 et D441-5'],
    },
    {
      id: 'particulier-en-retard',
      question: 'Puis-je compter des pénalités à un particulier ?',
      answer: [
        'Ni les pénalités ni l’indemnité prévues entre professionnels, qui ne doivent d’ailleurs pas figurer sur sa facture. Un particulier doit l’intérêt légal à partir de la mise en demeure.',
      ],
      words: 'consommateur client particulier intérêt légal',
      sources: ['C. civ., art. 1231-6 et 1344-1'],
    },
    {
      id: 'client-ne-paie-pas',
      question: 'Mon client ne paie pas : quelles étapes ?',
      answer: [
        [
          'Un rappel amiable, puis une relance ferme avec les pénalités calculées : [Relancer un client](/relance) écrit les lettres.',
          'Une mise en demeure par lettre recommandée, avec un délai raisonnable ({relance.mise-en-demeure.delai} d’usage).',
          'Jusqu’à {petites-creances.plafond} : la procédure simplifiée d’un commissaire de justice, sans juge.',
          'Entre commerçants : une loi récente crée un commandement de payer sans plafond, et retire ces créances de la procédure simplifiée. Demandez à un commissaire de justice si son décret est paru.',
          'Quel que soit le montant : l’injonction de payer, sans avocat au départ. L’ordonnance doit être signifiée dans les {injonction.signification}.',
        ],
      ],
      words: 'impayé relance recouvrement huissier tribunal mise en demeure',
      sources: ['CPCE, art. L125-1 et L126-1 à L126-4', 'CPC, art. 1405 à 1425'],
    },
    {
      id: 'prescription',
      question: 'Combien de temps puis-je réclamer une facture ?',
      answer: [
        '{prescription.professionnels} entre professionnels, {prescription.consommateur} contre un consommateur, {prescription.transport} en transport de marchandises. Une mise en demeure n’interrompt pas ce délai ; une demande en justice ou une reconnaissance de dette, si.',
      ],
      words: 'prescription délai réclamer ancienne facture',
      sources: ['C. com., art. L110-4', 'C. conso., art. L218-2', 'C. civ., art. 2240 à 2244'],
    },
    {
      id: 'paiement-en-especes',
      question: 'Jusqu’à quel montant accepter des espèces ?',
      answer: [
        '{especes.plafond}, si le payeur réside fiscalement en France ou paie à titre professionnel. Entre particuliers il n’y a pas de plafond, mais un écrit est exigé comme preuve au-delà de {ecrit.seuil} : un [reçu](/recu) en tient lieu.',
      ],
      words: 'liquide cash espèces plafond',
      sources: ['CMF, art. L112-6 et D112-3', 'C. civ., art. 1359'],
    },
  ],
};
