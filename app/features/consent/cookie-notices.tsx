import { Suspense } from 'react';
import { lazyAtRest } from '#app/ui/waking/lazy-at-rest.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { useCookieConsent } from './cookie-consent.tsx';

/** The banner until a choice is made, and the dialog when it is asked for; once, in the root. */
export function CookieNotices() {
  const { consent, isRead, isChoosing } = useCookieConsent();
  return (
    <Suspense>
      {isRead && !consent && !isChoosing && (
        <div
          data-notice="cookies"
          className="pointer-events-none fixed inset-x-4 bottom-4 z-40 max-lg:[body:has([data-page=generator])_&]:bottom-24"
        >
          <CookieBanner />
        </div>
      )}
      {isChoosing && <CookieDialog />}
    </Suspense>
  );
}

const CookieBanner = lazyFetched(async () => (await import('./cookie-banner.tsx')).CookieBanner);
const CookieDialog = lazyAtRest(async () => (await import('./cookie-dialog.tsx')).CookieDialog);
