import { useEffect, useEffectEvent } from 'react';
import { useEditorSession } from '#app/features/editor/session/editor-session-context.tsx';
import { loadEngine } from '#app/features/editor/store/load-engine.ts';
import { printSheet } from '#app/sheet/print-sheet.ts';
import { downloadPdf } from './downloads/downloads.ts';
import { readShortcut, type ShortcutAction } from './shortcuts.ts';

/** The keys of the whole page. `onList` shows their list. */
export function useShortcuts(onList: () => void): void {
  const session = useEditorSession();
  const act = useEffectEvent(async (action: ShortcutAction) => {
    const { store, analysis } = session.getState().editor;
    if (action === 'download') downloadPdf(session);
    if (action === 'print') {
      await loadEngine();
      await printSheet(analysis.flush().sheet);
    }
    if (action === 'undo') store.undo();
    if (action === 'redo') store.redo();
    if (action === 'list') onList();
  });
  // The keyboard: before the browser saves or prints its own way.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = event.defaultPrevented ? null : findAction(event);
      if (action === null) return;
      event.preventDefault();
      if (!event.repeat || action === 'undo' || action === 'redo') act(action);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function findAction(event: KeyboardEvent): ShortcutAction | null {
  const target = event.target instanceof Element ? event.target : null;
  const action = readShortcut(event, target?.matches(TYPING) ?? false);
  // A text that is not part of the document has an undo of its own.
  const isNative = target?.closest('[data-native-undo]') != null;
  return isNative && (action === 'undo' || action === 'redo') ? null : action;
}

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
