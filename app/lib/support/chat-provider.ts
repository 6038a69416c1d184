/** What a page tells the support chat: once it shows, and at every change of route. */
export type ChatPage = { address: string; title: string };

/** A support chat of somebody else, in the corner of the window. */
export type ChatProvider = { show: (page: ChatPage) => void; hide: () => void };

/** What `/config.json` says of the chat of this deployment. */
export type ChatSettings = { provider: 'crisp'; websiteId: string };
