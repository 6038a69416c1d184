import { Suspense } from 'react';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { useCookieConsent } from './cookie-consent.tsx';

/**
 * The banner until a choice is made, and the dialog on request; once, in the root. The banner is
 * prerendered: consent-script.ts hides it from those who have chosen.
 */
export function CookieNotices() {
  const { consent, isRead, isChoosing } = useCookieConsent();
  return (
    <>
      {!consent && !isChoosing && (
        <div
          {...(isRead ? { 'data-notice': 'cookies' } : {})}
          data-nosnippet
          className={`pointer-events-none fixed inset-x-4 bottom-4 z-40 max-lg:[body:has([data-page=generator],[data-page=account])_&]:bottom-24 max-lg:[body:has([data-outcome=open])_&]:hidden [@media(scripting:none)]:hidden ${isRead ? '' : 'in-data-consent-kept:hidden'}`}
        >
          <CookieBanner />
        </div>
      )}
      <Suspense>{isChoosing && <CookieDialog />}</Suspense>
    </>
  );
}

const CookieDialog = lazyFetched(async () => (await import('./cookie-dialog.tsx')).CookieDialog);
