import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import { createState } from '#app/lib/create-state.ts';

/** View state that is not part of the document. */
export type LinesViewState = {
  /** Line keys (line-keys.ts). Cards open on a phone only; details open everywhere. */
  openCards: ReadonlySet<string>;
  openDetails: ReadonlySet<string>;
  /** The discount column is shown even when no line has a discount. */
  asksDiscounts: boolean;
  /** The line being moved by keyboard, and its original position. */
  grabbed: { key: string; origin: number } | null;
  /** Pasted text waiting in the dialog, and its line index. */
  paste: { text: string; at: number } | null;
  /** The last field path requested from elsewhere; details that open for it focus it. */
  askedPath: FieldPath | '';
  message: string;
};

export type LinesView = {
  getState: () => LinesViewState;
  set: (change: Partial<LinesViewState>) => void;
  open: (what: 'openCards' | 'openDetails', key: string) => void;
  close: (what: 'openCards' | 'openDetails', key: string) => void;
  /** Announces politely to screen readers. */
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
    // A repeated text would not be announced: the non-breaking space makes it differ.
    announce: (message) =>
      set({ message: message === get().message ? `${message}\u00a0` : message }),
    subscribe: state.subscribe,
  };
}
