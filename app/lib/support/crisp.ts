import { trust } from '#app/lib/trusted-types.ts';
import type { ChatProvider, ChatSettings } from './chat-provider.ts';

/**
 * The Crisp chat (docs.crisp.chat, Web SDK); rejects when its script does not load. The only
 * third-party script: loaded only when the operator has set an identifier and the visitor has
 * consented.
 */
export async function openCrisp(
  { websiteId }: ChatSettings,
  page: Window & CrispWindow,
): Promise<ChatProvider> {
  page.$crisp ??= [] as unknown[][];
  page.CRISP_WEBSITE_ID = websiteId;
  await loadScript(page.document, CRISP_SCRIPT);
  const tell = (...task: unknown[]) => page.$crisp?.push(task);
  return {
    show: ({ address, title }) => {
      tell('set', 'session:data', [
        [
          ['page', address],
          ['title', title],
        ],
      ]);
      tell('do', 'chat:show');
    },
    hide: () => tell('do', 'chat:hide'),
  };
}

function loadScript(document: Document, src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trust(src);
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} did not come`)));
    document.head.append(script);
  });
}

/** The queue accepts commands before and after the script has loaded. */
export type CrispWindow = {
  $crisp?: { push: (...tasks: unknown[][]) => unknown };
  CRISP_WEBSITE_ID?: string;
};

const CRISP_SCRIPT = 'https://client.crisp.chat/l.js';
