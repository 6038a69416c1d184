import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { LineActions } from './edit/actions.ts';
import type { RowWindow } from './row-window.ts';
import type { LinesView, LinesViewState } from './view.ts';

/** What every line of the section shares. */
export type LinesShared = {
  view: LinesView;
  rows: RowWindow;
  actions: LineActions;
  layout: LinesLayout;
};

/** What the columns are, the same for every line. */
export type LinesLayout = {
  showsVat: boolean;
  showsDiscount: boolean;
  /** Lines may be proposed beside the total. */
  hasOptions: boolean;
  /** Rates to choose from: « 20 », « 5.5 ». */
  rates: readonly string[];
  currency: string;
  /** Ends the names of prices and totals: « HT », « TTC », or nothing. */
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

/** What `select` picks from the state of the section; it must give primitives or shared objects. */
export function useLinesView<T>(view: LinesView, select: (state: LinesViewState) => T): T {
  const read = () => select(view.getState());
  return useSyncExternalStore(view.subscribe, read, read);
}
