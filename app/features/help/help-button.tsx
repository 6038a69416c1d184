import { CircleQuestionMark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';

/**
 * Help, at the bottom right of a page, above the form bars and toasts; hidden behind the cookie
 * question or a support chat. On small screens, where it would cover the fields of an editor, the
 * header has it instead, as has the bar of the account.
 */
export function HelpButton({ isInHeader = false }: { isInHeader?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isInHeader ? (
        <IconButton
          label="Aide"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="lg:hidden"
        >
          <CircleQuestionMark aria-hidden />
        </IconButton>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="fixed right-4 bottom-4 z-30 inline-flex size-11 cursor-pointer items-center justify-center gap-2 rounded-full border border-rule bg-surface font-semibold text-primary shadow-float hover:bg-hover lg:h-11 lg:w-auto lg:px-4 print:hidden [body:has([data-notice=cookies],[data-chat])_&]:hidden max-lg:[body:has([data-page=account],[data-page=generator])_&]:hidden lg:[body:has([data-page=generator])_&]:bottom-16"
        >
          <span aria-hidden className="text-xl">
            ?
          </span>
          <span className="max-lg:sr-only">Aide</span>
        </button>
      )}
      {isOpen && (
        <Suspense>
          <HelpPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const HelpPanel = lazyWhenUsed(async () => (await import('./help-panel.tsx')).HelpPanel);
