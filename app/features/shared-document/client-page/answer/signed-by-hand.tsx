import { Eraser } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { paintStrokes, toSignature } from '#app/ui/signature/paint-strokes.ts';
import { SignatureCanvas } from '#app/ui/signature/signature-canvas.tsx';
import type { Stroke } from '#app/ui/signature/strokes.ts';

/** A drawn signature; gives a PNG after each stroke, and null once it is cleared. */
export function SignedByHand({
  label,
  clearLabel,
  describedBy,
  onDrawn,
}: {
  label: string;
  clearLabel: string;
  describedBy: string | undefined;
  onDrawn: (png: string | null) => void;
}) {
  const pad = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const take = (drawn: readonly Stroke[]) => {
    setStrokes(drawn);
    onDrawn(drawn.length > 0 ? toSignature(drawn) : null);
  };
  const clear = () => {
    if (pad.current) paintStrokes(pad.current, []);
    take([]);
  };
  return (
    <div className="w-full max-w-md">
      <SignatureCanvas
        ref={pad}
        label={label}
        describedBy={describedBy}
        strokes={strokes}
        onStroke={take}
      />
      <div className="mt-1 flex items-center justify-between gap-2">
        <span className="text-sm text-ink-soft">{label}</span>
        <Button size="sm" variant="quiet" onClick={clear}>
          <Eraser aria-hidden />
          {clearLabel}
        </Button>
      </div>
    </div>
  );
}
