import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { LineActions } from './edit/actions.ts';
import type { RowWindow } from './row-window.ts';
import type { LinesView, LinesViewState } from './view.ts';

export type LinesShared = {
  view: LinesView;
  rows: RowWindow;
  actions: LineActions;
  layout: LinesLayout;
};

export type LinesLayout = {
  showsVat: boolean;
  showsDiscount: boolean;
  /** Options and variants are available (priced outside the total). */
  hasOptions: boolean;
  /** Rates offered in the list: « 20 », « 5.5 ». */
  rates: readonly string[];
  currency: string;
  /** Suffix for the labels of prices and totals: « HT », « TTC » or empty. */
  priceWord: string;
};

const LinesContext = createContext<LinesShared | null>(null);

export function LinesProvider({ shared, children }: { shared: LinesShared; children: ReactNode }) {
  return <LinesContext value={shared}>{children}</LinesContext>;
}

export function useLines(): LinesShared {
  const shared = useContext(LinesContext);
  if (!shared) throw new Error('useLines is used outside of LinesProvider');
  return shared;
}

/** `select` must return a primitive or a stable object. */
export function useLinesView<T>(view: LinesView, select: (state: LinesViewState) => T): T {
  const read = () => select(view.getState());
  return useSyncExternalStore(view.subscribe, read, read);
}
