import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { holdsDocument } from '#app/lib/pages/holds-document.ts';
import { useCookieConsent } from './cookie-consent.tsx';

/**
 * Configures the support chat of this deployment on every route change, where visitors allow it. It
 * shows nothing itself.
 */
export function SupportChat() {
  const { consent } = useCookieConsent();
  const { pathname, hash } = useLocation();
  const isAllowed = (consent?.preferences.marketing ?? false) && !holdsDocument({ pathname, hash });
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
