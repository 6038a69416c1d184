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

export type ShortcutAction = 'download' | 'print' | 'undo' | 'redo' | 'list';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * The action of a key press; null when it is not one of ours. `isTyping` tells whether the focused
 * element accepts text.
 */
export function readShortcut(
  { key, ctrlKey, metaKey, shiftKey, altKey }: Keys,
  isTyping: boolean,
): ShortcutAction | null {
  if (altKey) return null;
  if (!ctrlKey && !metaKey) return key === '?' && !isTyping ? 'list' : null;
  switch (key.toLowerCase()) {
    case 's':
      return shiftKey ? null : 'download';
    case 'p':
      return shiftKey ? null : 'print';
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return shiftKey ? null : 'redo';
    default:
      return null;
  }
}
