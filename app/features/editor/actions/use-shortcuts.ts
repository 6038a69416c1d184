import { useEffect, useEffectEvent } from 'react';
import { guardExit } from '#app/features/editor/chain/guard-exit.ts';
import { printDocument } from '#app/features/editor/sheet/print-document.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { downloadPdf } from './downloads/downloads.ts';
import { readShortcut, type ShortcutAction } from './shortcuts.ts';

export function useShortcuts(onList: () => void): void {
  const workspace = useWorkspace();
  const act = useEffectEvent(async (action: ShortcutAction) => {
    const { awaited, editor } = workspace.getState();
    const { store } = editor;
    // The form is hidden, and holds no document.
    if (awaited !== null && action !== 'list') return;
    if (action === 'download') downloadPdf(workspace);
    if (action === 'print')
      await guardExit(workspace, { verb: 'imprimer', run: () => printDocument(workspace) });
    if (action === 'undo') store.undo();
    if (action === 'redo') store.redo();
    if (action === 'list') onList();
  });
  // Keyboard: runs before the browser’s own save or print.
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
  // A text field outside the document keeps the browser’s own undo.
  const isNative = target?.closest('[data-native-undo]') != null;
  return isNative && (action === 'undo' || action === 'redo') ? null : action;
}

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
