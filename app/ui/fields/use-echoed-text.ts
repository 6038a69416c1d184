import { type ChangeEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { echo } from './echo.ts';

export type Echoed = {
  /** Called with each typed text, after the paint that shows it. */
  onText: (text: string, control: HTMLElement) => void;
  /** Maps a caret position in the typed text to the page’s own spelling of it. */
  moveCaret?: ((typed: string, caret: number) => number) | undefined;
};

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * State of a field that shows typed text at once; the page is told after the paint, and its own
 * spelling (« FR76 1234 ») appears then. Returns the props of the control.
 */
export function useEchoedText<Control extends TextControl>(
  value: string,
  { onText, moveCaret }: Echoed,
) {
  const control = useRef<Control>(null);
  const waiting = useRef<{ texts: string[]; forget: () => void } | null>(null);
  const handler = useRef(onText);
  const isNew = useRef(true);
  const [firstValue] = useState(value);
  const [, showWhatWasMade] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    handler.current = onText;
    // Text typed before hydration is on the screen, but not reported yet.
    if (isNew.current) isNew.current = false;
    else if (control.current && !waiting.current) write(control.current, value, moveCaret);
  });
  useEffect(() => () => waiting.current?.forget(), []);
  const tell = (texts: readonly string[]) => {
    waiting.current = null;
    const { current } = control;
    if (!current) return;
    // In order, even on a slow machine: « 120o » depends on what « 120 » meant.
    for (const text of texts) handler.current(text, current);
    showWhatWasMade();
  };
  return {
    ref: control,
    defaultValue: firstValue,
    onChange: ({ currentTarget }: ChangeEvent<Control>) => {
      const texts = waiting.current?.texts ?? [];
      texts.push(currentTarget.value);
      waiting.current ??= { texts, forget: echo.tellLater(() => tell(texts)) };
    },
  };
}

function write(control: TextControl, value: string, moveCaret: Echoed['moveCaret']): void {
  const { value: typed, selectionStart } = control;
  if (typed === value) return;
  control.value = value;
  if (!moveCaret || selectionStart === null || control !== document.activeElement) return;
  const caret = moveCaret(typed, selectionStart);
  control.setSelectionRange(caret, caret);
}
