import { Check, Eraser } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { passFocusOn } from '#app/ui/focus/pass-focus-on.ts';
import { paintStrokes, toSignature } from './paint-strokes.ts';
import type { Stroke } from './strokes.ts';

export function SignaturePad({ onTake }: { onTake: (image: string) => void }) {
  const pad = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const stroke = useRef<Stroke | null>(null);

  const show = (shown: readonly Stroke[]) => pad.current && paintStrokes(pad.current, shown);
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = [pointOf(event)];
    show([...strokes, stroke.current]);
  };
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!stroke.current) return;
    stroke.current = [...stroke.current, pointOf(event)];
    show([...strokes, stroke.current]);
  };
  const end = () => {
    if (!stroke.current) return;
    setStrokes([...strokes, stroke.current]);
    stroke.current = null;
  };
  const clear = () => {
    setStrokes([]);
    show([]);
    // The pressed button is disabled now.
    pad.current?.focus();
  };
  return (
    <div className="w-full">
      <canvas
        ref={pad}
        width={PAD.width}
        height={PAD.height}
        role="img"
        tabIndex={-1}
        aria-label="Zone de signature"
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        className="block aspect-3/1 w-full max-w-md cursor-crosshair touch-none rounded-control border border-control bg-sheet"
      />
      <p className="mt-1 text-sm text-ink-soft">Signez ici, au doigt ou à la souris.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          ref={passFocusOn}
          disabled={strokes.length === 0}
          onClick={() => onTake(toSignature(strokes))}
        >
          <Check aria-hidden />
          Utiliser cette signature
        </Button>
        <Button size="sm" variant="quiet" disabled={strokes.length === 0} onClick={clear}>
          <Eraser aria-hidden />
          Effacer
        </Button>
      </div>
    </div>
  );
}

/** In pixels of the canvas. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const scale = PAD.width / width;
  return { x: (clientX - left) * scale, y: (clientY - top) * scale };
}

const PAD = { width: 900, height: 300 };
