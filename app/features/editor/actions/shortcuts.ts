/**
 * The shortcuts of the editor, as their list says them. Shared by both platforms: Ctrl is Cmd on a
 * Mac.
 */
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
 * What a key asks for; null when it is not ours. `isTyping` is whether it would write a character
 * where the focus is.
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
