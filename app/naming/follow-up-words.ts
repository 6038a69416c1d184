import type { FollowUp } from '#documents';

export const FOLLOW_UP_WORDS: Readonly<Record<FollowUp, string>> = {
  invoice: 'Créer la facture',
  deposit: 'Créer une facture d’acompte',
  final: 'Créer la facture de solde',
  receipt: 'Créer le reçu',
  credit: 'Faire un avoir',
  correction: 'Corriger la facture',
  'next-month': 'Faire le mois suivant',
};
