import { Check, CircleAlert, Info } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster, useSonner } from 'sonner';
import { returnFromToasts } from '#app/ui/focus/return-from-toasts.ts';
import { toasterRequest } from '#app/ui/toasts/toaster-request.ts';
import { useFreeBottom } from '#app/ui/toasts/use-free-bottom.ts';

export function ToasterOverlay({ limit }: { limit: number }) {
  // Tells waiting callers outside React that it is mounted.
  useEffect(() => toasterRequest.tellMounted(), []);
  const { toasts } = useSonner();
  const bottom = useFreeBottom(Math.min(toasts.length, limit));
  return (
    <Toaster
      ref={returnFromToasts}
      position="bottom-center"
      offset={bottom}
      mobileOffset={{ bottom, left: 16, right: 16 }}
      className="font-sans!"
      visibleToasts={limit}
      duration={4000}
      containerAriaLabel="Notifications"
      icons={{
        success: <Check aria-hidden className="size-5 text-primary" />,
        error: <CircleAlert aria-hidden className="size-5 text-stamp" />,
        info: <Info aria-hidden className="size-5 text-ink-soft" />,
      }}
      toastOptions={{ unstyled: true, classNames: classes }}
    />
  );
}

const classes = {
  // Modal dialogs disable pointer events outside them. As wide as its text; on a phone, the list
  // exceeds the window by its two margins. A grid is as wide as its words in every browser: some
  // give a flex item of no basis its least width, and its words too many lines.
  toast:
    'pointer-events-auto right-0! left-0! mx-auto grid w-fit! grid-flow-col max-w-(--width) max-[600px]:right-8! max-[600px]:max-w-[calc(100vw-2rem)] max-[600px]:has-data-button:flex max-[600px]:has-data-button:flex-wrap items-center gap-3 rounded-card border border-rule bg-surface px-4 py-3 text-ink shadow-float',
  // Beside a long button on a phone, the button goes below.
  content: 'min-w-40 flex-1',
  title: 'font-semibold',
  description: 'text-sm text-ink-soft',
  actionButton:
    'ml-auto shrink-0 cursor-pointer rounded-control px-2 py-1 font-semibold text-primary hover:bg-primary-soft',
};
