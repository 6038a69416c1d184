import { Stamp } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import type { Draft } from '#documents';
import { mentionOf } from '#documents/dossier';

/**
 * The banner in one line, sticky above the field being changed. Zero height: it must not move the
 * form.
 */
export function IssuedReminder({ issued, onCorrect }: { issued: Draft; onCorrect: () => void }) {
  return (
    <div className="sticky top-0 z-20 h-0 lg:top-20 print:hidden">
      <div className="-mx-4 flex items-center gap-3 border-b border-amber bg-amber-soft px-4 py-1.5 shadow-float lg:mx-0 lg:rounded-card lg:border">
        <Stamp aria-hidden className="size-5 shrink-0 text-amber" />
        <p className="min-w-0 grow text-sm">
          <strong className="font-semibold">La {mentionOf(issued)} est déjà émise.</strong>
        </p>
        <Button size="sm" onClick={onCorrect}>
          Corriger
        </Button>
      </div>
    </div>
  );
}
