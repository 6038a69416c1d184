import type { ChatProvider, ChatSettings } from './chat-provider.ts';

/**
 * The chat of Crisp (docs.crisp.chat, Web SDK), once its script is there; rejects where it does not
 * come. The script is the only one of another site: it is fetched where an operator has given an
 * identifier, once a visitor has allowed it.
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
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} did not come`)));
    document.head.append(script);
  });
}

/** Its queue takes what it must do before and after its script is there. */
export type CrispWindow = {
  $crisp?: { push: (...tasks: unknown[][]) => unknown };
  CRISP_WEBSITE_ID?: string;
};

const CRISP_SCRIPT = 'https://client.crisp.chat/l.js';
