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
    <div className="-mx-4 flex items-center gap-2 border-t border-rule bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      <p className="min-w-0 grow">
        <span className="block text-sm text-ink-soft">{label}</span>
        <output className="block truncate text-lg font-semibold tabular-nums">{amount}</output>
      </p>
      <Button onClick={() => setPreviewing(true)} aria-haspopup="dialog">
        <Eye aria-hidden className="max-[25rem]:hidden" />
        Aperçu
      </Button>
      <MainAction isShort />
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

const SheetPreview = lazyWhenUsed(
  async () => (await import('#app/features/editor/sheet/sheet-preview.tsx')).SheetPreview,
);
