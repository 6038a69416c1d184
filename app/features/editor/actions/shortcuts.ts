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
