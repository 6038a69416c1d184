import type { ChatProvider, ChatSettings } from './chat-provider.ts';

/**
 * The chat of Crisp (docs.crisp.chat, Web SDK). Its script is the only one of another site: it is
 * fetched where an operator has given an identifier, once a visitor has allowed it.
 */
export function openCrisp({ websiteId }: ChatSettings, page: Window & CrispWindow): ChatProvider {
  page.$crisp ??= [] as unknown[][];
  page.CRISP_WEBSITE_ID = websiteId;
  const script = page.document.createElement('script');
  script.src = CRISP_SCRIPT;
  script.async = true;
  script.addEventListener('error', () => console.warn('The support chat could not be loaded'));
  page.document.head.append(script);
  return {
    configure: ({ address, title }) => {
      page.$crisp?.push([
        'set',
        'session:data',
        [
          [
            ['page', address],
            ['title', title],
          ],
        ],
      ]);
    },
  };
}

/** Its queue takes what it must do before and after its script is there. */
export type CrispWindow = {
  $crisp?: { push: (...tasks: unknown[][]) => unknown };
  CRISP_WEBSITE_ID?: string;
};

const CRISP_SCRIPT = 'https://client.crisp.chat/l.js';
