import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useCookieConsent } from './cookie-consent.tsx';

/**
 * Configures the support chat of this deployment on every route change, where visitors allow it. It
 * shows nothing itself.
 */
export function SupportChat() {
  const { consent } = useCookieConsent();
  const { pathname, hash } = useLocation();
  // A shared link, and a link that begins a document, hold it in their fragment: another site's
  // script would read it.
  const holdsDocument = pathname === '/partage' || hash.length > LONGEST_ANCHOR;
  const isAllowed = (consent?.preferences.marketing ?? false) && !holdsDocument;
  // Another site’s widget.
  useEffect(() => {
    if (!isAllowed) return;
    import('#app/lib/support/open-chat.ts')
      .then(({ openChat }) => openChat())
      .then((chat) => chat?.configure({ address: pathname, title: document.title }))
      .catch((error: unknown) => console.warn('The support chat could not be opened', error));
  }, [isAllowed, pathname]);
  return null;
}

/** Anchors of pages are shorter, documents longer. */
const LONGEST_ANCHOR = 100;
