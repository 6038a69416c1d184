import type { FollowUp } from '#documents';
import type { ChainNode } from '#documents/dossier';

export const FOLLOW_UP_WORDS: Readonly<Record<FollowUp, string>> = {
  invoice: 'Créer la facture',
  deposit: 'Créer une facture d’acompte',
  situation: 'Facturer l’avancement',
  final: 'Créer la facture de solde',
  amendment: 'Faire un avenant',
  receipt: 'Créer le reçu',
  credit: 'Faire un avoir',
  correction: 'Corriger la facture',
  'next-month': 'Faire le mois suivant',
};

/** After a first situation, « Situation suivante ». */
export function wordFollowUp({
  followUp,
  source,
}: {
  followUp: FollowUp;
  source: Pick<ChainNode, 'followers'>;
}): string {
  const isNext = source.followers.some(({ relation }) => relation === 'situation');
  return followUp === 'situation' && isNext ? 'Situation suivante' : FOLLOW_UP_WORDS[followUp];
}
