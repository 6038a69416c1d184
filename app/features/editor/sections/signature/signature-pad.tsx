import { Check, Eraser } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { passFocusOn } from '#app/ui/focus/pass-focus-on.ts';
import { paintStrokes, toSignature } from '#app/ui/signature/paint-strokes.ts';
import { SignatureCanvas } from '#app/ui/signature/signature-canvas.tsx';
import type { Stroke } from '#app/ui/signature/strokes.ts';

export function SignaturePad({ onTake }: { onTake: (image: string) => void }) {
  const pad = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const clear = () => {
    setStrokes([]);
    if (pad.current) paintStrokes(pad.current, []);
    // The pressed button is disabled now.
    pad.current?.focus();
  };
  return (
    <div className="w-full">
      <SignatureCanvas
        ref={pad}
        label="Zone de signature"
        strokes={strokes}
        onStroke={setStrokes}
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
