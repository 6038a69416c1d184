import { Layers } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '#app/ui/button.tsx';
import { requireKind } from '#documents';
import { DocumentMenu } from './actions/document-menu.tsx';
import type { DocumentMenuProps } from './actions/document-menu-props.ts';
import { MainAction } from './actions/main-action.tsx';
import { RunningTotal } from './actions/running-total.tsx';
import { SaveState } from './actions/save-state.tsx';
import { useSwitchKind } from './kind/use-switch-kind.ts';
import { lazyPart } from './lazy-part.ts';

export function EditorHead({
  kindName,
  onShowDrafts,
  ...menu
}: Omit<DocumentMenuProps, 'hasDownloads'>) {
  const switchKind = useSwitchKind();
  const { label, hasRent } = requireKind(kindName);
  return (
    <div className="z-30 -mx-4 -mt-8 mb-1 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 bg-paper px-4 pt-6 lg:sticky lg:top-0 lg:-mx-8 lg:mb-4 lg:px-8 lg:py-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl">{label}</h1>
        {hasRent && (
          <Suspense>
            <RentStanding />
          </Suspense>
        )}
      </div>
      <div className="flex items-center gap-2 lg:row-span-2">
        <RunningTotal />
        <Button onClick={onShowDrafts} className="max-xl:hidden">
          <Layers aria-hidden />
          Mes documents
        </Button>
        <div className="lg:hidden">
          <DocumentMenu kindName={kindName} onShowDrafts={onShowDrafts} hasDownloads {...menu} />
        </div>
        <div className="flex items-center gap-2 max-lg:hidden">
          <DocumentMenu kindName={kindName} onShowDrafts={onShowDrafts} {...menu} />
          <MainAction />
        </div>
      </div>
      {/* The text changes when the page hydrates: the number of lines must not. */}
      <p className="col-span-2 mt-1 flex gap-x-4 text-sm text-ink-soft max-sm:flex-col sm:items-center lg:col-span-1 xl:whitespace-nowrap">
        {/* One line each. */}
        <span className="in-data-account:hidden lg:max-2xl:hidden">
          Sans inscription, le document reste sur cet appareil
        </span>
        <span className="hidden in-data-account:inline lg:max-2xl:hidden!">
          Vos documents sont dans votre compte
        </span>
        <button
          type="button"
          onClick={() => switchKind()}
          className="min-h-6 cursor-pointer rounded-sm text-primary underline max-lg:hidden"
        >
          Changer de type
        </button>
        <SaveState />
        <Suspense>
          <ChainLine />
        </Suspense>
      </p>
    </div>
  );
}

const ChainLine = lazyPart(async () => (await import('./parts/every-kind.ts')).ChainLine);
const RentStanding = lazyPart(async () => (await import('./parts/of-rents.ts')).RentStanding);
