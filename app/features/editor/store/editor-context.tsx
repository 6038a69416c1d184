import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Draft, RuleResult } from '#documents';
import type { Analysis, AnalysisStore, RelatedDrafts } from './analysis.ts';
import type { EditorStore } from './editor-store.ts';
import { getAt } from './path.ts';
import type { TouchedStore } from './touched.ts';

/** Other documents of this device that the draft is judged with. */
export type RelatedStore = {
  get: () => RelatedDrafts;
  set: (related: RelatedDrafts) => void;
  subscribe: (listener: () => void) => () => void;
};

/** `today` is the day of the document’s checks, YYYY-MM-DD. */
export type Editor = {
  store: EditorStore;
  analysis: AnalysisStore;
  related: RelatedStore;
  touched: TouchedStore;
  today: string;
};

const EditorContext = createContext<Editor | null>(null);

export function EditorProvider({ editor, children }: { editor: Editor; children: ReactNode }) {
  return <EditorContext value={editor}>{children}</EditorContext>;
}

/** The store itself, for handlers; reading it does not subscribe. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor is used outside of EditorProvider');
  return editor;
}

/**
 * What `select` picks from the draft; re-renders only when the pick changes, so it must give
 * primitives or shared objects.
 */
export function useDraft<T>(select: (draft: Draft) => T): T {
  const { store } = useEditor();
  const read = () => select(store.getState().draft);
  const readInitial = () => select(store.getInitialState().draft);
  return useSyncExternalStore(store.subscribe, read, readInitial);
}

/** The value at a path, as text; empty when absent. */
export function useTextAt(path: string): string {
  return useDraft((draft) => toText(getAt(draft, path)));
}

/** The text that could not be read at a path, if any. */
export function useRawText(path: string): string | undefined {
  const { store } = useEditor();
  const read = () => store.getState().rawTexts[path];
  return useSyncExternalStore(store.subscribe, read, () => undefined);
}

/** Whether a text that could not be read waits at one of the paths that `isAsked` says. */
export function useHasRawText(isAsked: (path: string) => boolean): boolean {
  const { store } = useEditor();
  const read = () => Object.keys(store.getState().rawTexts).some(isAsked);
  return useSyncExternalStore(store.subscribe, read, () => false);
}

/** What `select` picks from the documents that the draft is judged with. */
export function useRelated<T>(select: (related: RelatedDrafts) => T): T {
  const { related } = useEditor();
  const read = () => select(related.get());
  return useSyncExternalStore(related.subscribe, read, read);
}

/** What `select` picks from the analysis of the draft, one paint behind the typing. */
export function useAnalysis<T>(select: (analysis: Analysis) => T): T {
  const { analysis } = useEditor();
  const read = () => select(analysis.getState());
  const readInitial = () => select(analysis.getInitialState());
  return useSyncExternalStore(analysis.subscribe, read, readInitial);
}

/** Whether the field has been left once, or the document asked for. */
export function useIsTouched(path: string): boolean {
  const { touched } = useEditor();
  const read = () => touched.isTouched(path);
  return useSyncExternalStore(touched.subscribe, read, () => false);
}

/** The gravest rule that waits for this very field. */
export function useMissingRule(path: string): RuleResult | undefined {
  return useAnalysis((analysis) => analysis.missing.get(path));
}

function toText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
