import type { Every } from '#documents/repetition';

export const EVERY_WORDS: Readonly<Record<Every, string>> = {
  week: 'Chaque semaine',
  'two-weeks': 'Toutes les deux semaines',
  month: 'Chaque mois',
  'two-months': 'Tous les deux mois',
  quarter: 'Chaque trimestre',
  'half-year': 'Chaque semestre',
  year: 'Chaque année',
};
