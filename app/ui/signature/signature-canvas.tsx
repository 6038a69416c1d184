import { type PointerEvent, type RefObject, useRef } from 'react';
import { paintStrokes } from './paint-strokes.ts';
import type { Stroke } from './strokes.ts';

/**
 * A frame to sign in with a finger, a pen or the mouse. Who has none of these is given another way:
 * a name that is typed, or a file.
 */
export function SignatureCanvas({
  ref: pad,
  label,
  describedBy,
  strokes,
  onStroke,
}: {
  ref: RefObject<HTMLCanvasElement | null>;
  label: string;
  describedBy?: string | undefined;
  strokes: readonly Stroke[];
  /** All strokes, the last one included. */
  onStroke: (strokes: readonly Stroke[]) => void;
}) {
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
    onStroke([...strokes, stroke.current]);
    stroke.current = null;
  };
  return (
    <canvas
      ref={pad}
      width={PAD.width}
      height={PAD.height}
      role="img"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
      className="block aspect-3/1 w-full max-w-md cursor-crosshair touch-none rounded-control border border-control bg-sheet"
    />
  );
}

/** In pixels of the canvas. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const scale = PAD.width / width;
  return { x: (clientX - left) * scale, y: (clientY - top) * scale };
}

const PAD = { width: 900, height: 300 };
