/** A key pressed in the lines, and where: what the grid needs to know of it. */
export type GridKey = {
  key: string;
  isAlt: boolean;
  isCommand: boolean;
  isShift: boolean;
  /** « name », « quantity »…; null outside of the cells (handle, menu). */
  column: string | null;
  /** Enter is a line break there. */
  isMultiline: boolean;
  /** The text is empty: Backspace has nothing to erase. */
  isEmptyText: boolean;
  isLastColumn: boolean;
  isLastLine: boolean;
  isEmptyLine: boolean;
};

export type GridAction =
  | 'move-up'
  | 'move-down'
  | 'duplicate'
  | 'add-below'
  | 'go-up'
  | 'go-down'
  | 'append'
  | 'leave-empty'
  | 'remove-backwards';

/** What a key does in the lines; null leaves it to the browser. */
export function readGridKey(pressed: GridKey): GridAction | null {
  if (pressed.isAlt || pressed.isCommand) return readChord(pressed);
  return pressed.column === null ? null : readCellKey(pressed);
}

/** Anywhere in a line, its handle and its menu too. */
function readChord({ key, isAlt, isCommand, isShift, isEmptyLine }: GridKey): GridAction | null {
  if (isAlt && isCommand) return null;
  if (isAlt) return CHORDS_OF_ALT[key] ?? null;
  if (key === 'Enter') return isEmptyLine ? null : 'add-below';
  return key.toLowerCase() === 'd' && !isShift ? 'duplicate' : null;
}

function readCellKey(pressed: GridKey): GridAction | null {
  const { key, isShift, column, isMultiline, isEmptyText, isEmptyLine } = pressed;
  if (key === 'Enter' && !isMultiline) return isShift ? 'go-up' : goDown(pressed);
  if (key === 'Tab' && !isShift) return tabForward(pressed);
  const erasesLine = key === 'Backspace' && column === 'name' && isEmptyText && isEmptyLine;
  return erasesLine ? 'remove-backwards' : null;
}

function goDown({ isLastLine, isEmptyLine }: GridKey): GridAction | null {
  if (!isLastLine) return 'go-down';
  return isEmptyLine ? null : 'append';
}

/** Out of the last cell: on to a new line, or out of the lines when the last has stayed empty. */
function tabForward({ isLastLine, isLastColumn, isEmptyLine }: GridKey): GridAction | null {
  if (!isLastLine || !isLastColumn) return null;
  return isEmptyLine ? 'leave-empty' : 'append';
}

const CHORDS_OF_ALT: Readonly<Record<string, GridAction>> = {
  ArrowUp: 'move-up',
  ArrowDown: 'move-down',
};
