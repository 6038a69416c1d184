export type GridKey = {
  key: string;
  isAlt: boolean;
  isCommand: boolean;
  isShift: boolean;
  /** « name », « quantity »…; null outside the cells (handle, menu). */
  column: string | null;
  /** Enter inserts a line break in this field. */
  isMultiline: boolean;
  /** Backspace has nothing to erase. */
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

/** The action of a key in the lines; null leaves it to the browser. */
export function readGridKey(pressed: GridKey): GridAction | null {
  if (pressed.isAlt || pressed.isCommand) return readChord(pressed);
  return pressed.column === null ? null : readCellKey(pressed);
}

/** Shortcuts that work anywhere in a line, including its handle and menu. */
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

/** Tab in the last cell appends a line, or leaves the lines if the last one is empty. */
function tabForward({ isLastLine, isLastColumn, isEmptyLine }: GridKey): GridAction | null {
  if (!isLastLine || !isLastColumn) return null;
  return isEmptyLine ? 'leave-empty' : 'append';
}

const CHORDS_OF_ALT: Readonly<Record<string, GridAction>> = {
  ArrowUp: 'move-up',
  ArrowDown: 'move-down',
};
