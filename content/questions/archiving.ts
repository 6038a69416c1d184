import type { QuestionTheme } from './question.ts';

export const archivingQuestions: QuestionTheme = {
  id: 'conservation',
  title: 'Conserver ses factures',
  questions: [
    {
      id: 'combien-de-temps',
      question: 'Combien de temps garder mes factures ?',
      answer: [
        'Gardez-les {conservation.comptable} à compter de la clôture de l’exercice : c’est le délai comptable, et le délai fiscal, de {conservation.fiscale} aujourd’hui, passera à {conservation.fiscale.nouvelle} le {conservation.fiscale.date}.',
        'Le délai comptable part de la clôture, pas de la date de la facture : deux factures d’un même exercice se gardent jusqu’au même jour.',
      ],
      words: 'archivage durée conservation années',
      sources: ['LPF, art. L102 B', 'Loi n° 2026-534, art. 36', 'C. com., art. L123-22'],
    },
    {
      id: 'sous-quelle-forme',
      question: 'Puis-je imprimer une facture électronique et jeter le fichier ?',
      answer: [
        'Non. Une facture se garde sous la forme où elle a été émise : le fichier Factur-X, pas son impression. Une facture papier peut être numérisée, puis détruite, si la copie est fidèle et protégée (empreinte ou cachet, procédure écrite).',
      ],
      words: 'archiver papier numériser scanner original',
      sources: ['LPF, art. L102 B et A102 B-2', 'Arrêté du 22 mars 2017'],
    },
    {
      id: 'le-site-archive',
      question: 'Le site conserve-t-il mes factures pour moi ?',
      answer: [
        'La conservation reste votre obligation. Sans compte, vos documents sont sur cet appareil et nulle part ailleurs : téléchargez-les, et gardez une copie ailleurs. L’archive ZIP de [Mes documents](/dossier) les réunit.',
      ],
      words: 'sauvegarde coffre-fort archive',
    },
  ],
};
