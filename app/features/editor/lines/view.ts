import { createState } from '#app/lib/create-state.ts';

/**
 * What is on the screen and not in the document: what is open, what is being moved, the last
 * message.
 */
export type LinesViewState = {
  /**
   * Keys of lines (line-keys.ts). On a phone a line is a card that opens; its details open
   * everywhere.
   */
  openCards: ReadonlySet<string>;
  openDetails: ReadonlySet<string>;
  /** The column of discounts has been asked for. */
  asksDiscounts: boolean;
  /** The line that the keyboard moves by its handle, and where it was. */
  grabbed: { key: string; origin: number } | null;
  /** Cells waiting to become lines, and where. */
  paste: { text: string; at: number } | null;
  /** The path of the field last asked for from elsewhere: details that open for it show it. */
  askedPath: string;
  message: string;
};

export type LinesView = {
  getState: () => LinesViewState;
  set: (change: Partial<LinesViewState>) => void;
  open: (what: 'openCards' | 'openDetails', key: string) => void;
  close: (what: 'openCards' | 'openDetails', key: string) => void;
  /** Announced politely to screen readers. */
  announce: (message: string) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createLinesView(): LinesView {
  const state = createState<LinesViewState>({
    openCards: new Set(),
    openDetails: new Set(),
    asksDiscounts: false,
    grabbed: null,
    paste: null,
    askedPath: '',
    message: '',
  });
  const { get, set } = state;
  return {
    getState: get,
    set,
    open: (what, key) => {
      if (!get()[what].has(key)) set({ [what]: new Set(get()[what]).add(key) });
    },
    close: (what, key) => {
      set({ [what]: new Set([...get()[what]].filter((other) => other !== key)) });
    },
    // The same words twice in a row would not be read twice.
    announce: (message) =>
      set({ message: message === get().message ? `${message}\u00a0` : message }),
    subscribe: state.subscribe,
  };
}
