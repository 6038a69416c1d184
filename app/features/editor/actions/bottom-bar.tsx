import { Eye } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAnalysis } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { mainAmount } from '#documents/dossier';
import { MainAction } from './main-action.tsx';

export function BottomBar() {
  const [isPreviewing, setPreviewing] = useState(false);
  const label = useAnalysis((analysis) => mainAmount(analysis).label);
  const amount = useAnalysis((analysis) => mainAmount(analysis).amount);
  return (
    <div className="-mx-4 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-rule bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      {/* Never shortened: a long amount has a line of its own, with its label. */}
      <p className="flex grow-999 basis-[min-content] flex-wrap items-baseline gap-x-2 whitespace-nowrap sm:block">
        <span className="basis-28 text-sm text-ink-soft">{label}</span>
        <output className={`block font-semibold tabular-nums ${sizeOf(amount)}`}>{amount}</output>
      </p>
      <div className="flex grow justify-end gap-2">
        <Button onClick={() => setPreviewing(true)} aria-haspopup="dialog">
          <Eye aria-hidden className="max-[25rem]:hidden" />
          Aperçu
        </Button>
        <MainAction isShort />
      </div>
      {isPreviewing && (
        <Suspense>
          <SheetPreview
            isOpen
            onClose={() => setPreviewing(false)}
            download={<MainAction isShort />}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The largest that a phone has room for, beside the buttons, then beside the label. */
function sizeOf({ length }: string): string {
  if (length <= 10) return 'text-lg';
  return length <= 16 ? 'text-base' : 'text-sm';
}

const SheetPreview = lazyWhenUsed(
  async () => (await import('#app/features/editor/sheet/sheet-preview.tsx')).SheetPreview,
);
