import type { Draft } from '#documents';

export const TEMPLATE_WORDS: Readonly<
  Record<Draft['style']['template'], { label: string; help: string }>
> = {
  classique: {
    label: 'Classique',
    help: 'Filets fins, titre en couleur, adresse en face de la fenêtre d’une enveloppe.',
  },
  moderne: {
    label: 'Moderne',
    help: 'Un bandeau de couleur, des lignes alternées, le montant dû dans un bloc.',
  },
  epure: { label: 'Épuré', help: 'Du blanc plutôt que des filets, un grand titre léger.' },
  compact: {
    label: 'Compact',
    help: 'Bien plus de lignes par page\u00a0; l’adresse ne tombe plus en face de la fenêtre d’une enveloppe.',
  },
};
