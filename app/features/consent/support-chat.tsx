import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { holdsDocument } from '#app/lib/pages/holds-document.ts';
import type { ChatProvider } from '#app/lib/support/chat-provider.ts';
import { useCookieConsent } from './cookie-consent.tsx';

/**
 * Shows the support chat only with consent, and reports route changes to it. Its marker moves the
 * site’s own help button out of the corner.
 */
export function SupportChat() {
  const { consent } = useCookieConsent();
  const { pathname, hash } = useLocation();
  const [chat, setChat] = useState<ChatProvider | null>(null);
  const isAllowed = (consent?.preferences.marketing ?? false) && !holdsDocument({ pathname, hash });
  // Syncs with a third-party widget.
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
