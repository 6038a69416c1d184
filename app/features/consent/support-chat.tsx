import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { holdsDocument } from '#app/lib/pages/holds-document.ts';
import type { ChatProvider } from '#app/lib/support/chat-provider.ts';
import { useCookieConsent } from './cookie-consent.tsx';

/**
 * Shows the support chat of this deployment where visitors allow it, and tells it of every route
 * change; hides it where they do not, or no longer. Its mark says that it stands in the corner of
 * the site’s own help.
 */
export function SupportChat() {
  const { consent } = useCookieConsent();
  const { pathname, hash } = useLocation();
  const [chat, setChat] = useState<ChatProvider | null>(null);
  const isAllowed = (consent?.preferences.marketing ?? false) && !holdsDocument({ pathname, hash });
  // Another site’s widget.
  useEffect(() => {
    if (!isAllowed) return;
    import('#app/lib/support/open-chat.ts')
      .then(({ openChat }) => openChat())
      .then(setChat)
      .catch((error: unknown) => console.warn('The support chat could not be opened', error));
  }, [isAllowed]);
  useEffect(() => {
    if (isAllowed) chat?.show({ address: pathname, title: document.title });
    else chat?.hide();
  }, [chat, isAllowed, pathname]);
  return chat && isAllowed ? <div data-chat hidden /> : null;
}
