import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Draft, RuleResult } from '#documents';
import type { RecordIds } from '#documents/dossier';
import type { Analysis, AnalysisStore, RelatedDrafts } from './analysis.ts';
import type { EditorStore } from './editor-store.ts';
import type { FieldPath } from './field-path.ts';
import { getAt } from './path.ts';
import type { TouchedStore } from './touched.ts';

/** The stored documents that the draft is judged with. */
export type RelatedStore = {
  get: () => RelatedDrafts;
  getInitial: () => RelatedDrafts;
  set: (related: RelatedDrafts) => void;
  subscribe: (listener: () => void) => () => void;
};

/** `today` is the date of the document’s checks, YYYY-MM-DD. */
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

/** The stores, for event handlers; this does not subscribe to them. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor is used outside of EditorProvider');
  return editor;
}

/**
 * Re-renders only when the selected value changes, so `select` must return a primitive or a stable
 * object.
 */
export function useDraft<T>(select: (draft: Draft) => T): T {
  const { store } = useEditor();
  const read = () => select(store.getState().draft);
  const readInitial = () => select(store.getInitialState().draft);
  return useSyncExternalStore(store.subscribe, read, readInitial);
}

/** The value at a path, as text; empty when absent. */
export function useTextAt(path: FieldPath): string {
  return useDraft((draft) => toText(getAt(draft, path)));
}

/** The unreadable text at a path, if any. */
export function useRawText(path: FieldPath): string | undefined {
  const { store } = useEditor();
  const read = () => store.getState().rawTexts[path];
  return useSyncExternalStore(store.subscribe, read, () => undefined);
}

/** The entry of the account that the document names, if any. */
export function useRecordId(key: keyof RecordIds): string | undefined {
  const { store } = useEditor();
  const read = () => store.getState()[key];
  return useSyncExternalStore(store.subscribe, read, () => undefined);
}

/** Whether an unreadable text is at a path that `isAsked` accepts. */
export function useHasRawText(isAsked: (path: string) => boolean): boolean {
  const { store } = useEditor();
  const read = () => Object.keys(store.getState().rawTexts).some(isAsked);
  return useSyncExternalStore(store.subscribe, read, () => false);
}

export function useRelated<T>(select: (related: RelatedDrafts) => T): T {
  const { related } = useEditor();
  const read = () => select(related.get());
  const readInitial = () => select(related.getInitial());
  return useSyncExternalStore(related.subscribe, read, readInitial);
}

/** A value from the analysis, which is one paint late. */
export function useAnalysis<T>(select: (analysis: Analysis) => T): T {
  const { analysis } = useEditor();
  const read = () => select(analysis.getState());
  const readInitial = () => select(analysis.getInitialState());
  return useSyncExternalStore(analysis.subscribe, read, readInitial);
}

/** Whether the field has been left once, or the document has been requested. */
export function useIsTouched(path: FieldPath): boolean {
  const { touched } = useEditor();
  const read = () => touched.isTouched(path);
  return useSyncExternalStore(touched.subscribe, read, () => false);
}

/** The most severe missing rule of this exact field. */
export function useMissingRule(path: FieldPath): RuleResult | undefined {
  return useAnalysis((analysis) => analysis.missing.get(path));
}

function toText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}
