/** The shortcuts as the help dialog lists them. Ctrl stands for Cmd on a Mac. */
export const SHORTCUTS: readonly { keys: readonly string[]; label: string }[] = [
  { keys: ['Ctrl', 'S'], label: 'Télécharger le PDF' },
  { keys: ['Ctrl', 'P'], label: 'Imprimer le document' },
  { keys: ['Ctrl', 'Z'], label: 'Annuler' },
  { keys: ['Ctrl', 'Maj', 'Z'], label: 'Rétablir' },
  { keys: ['Entrée'], label: 'Passer à la ligne suivante, ou en ajouter une' },
  { keys: ['Alt', '↑'], label: 'Monter la ligne' },
  { keys: ['Alt', '↓'], label: 'Descendre la ligne' },
  { keys: ['Ctrl', 'D'], label: 'Dupliquer la ligne' },
  { keys: ['?'], label: 'Afficher les raccourcis' },
];
