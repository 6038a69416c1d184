export type ChatPage = { address: string; title: string };

/** A third-party chat, in the corner of the window. */
export type ChatProvider = { show: (page: ChatPage) => void; hide: () => void };

/** The chat settings in `/config.json`. */
export type ChatSettings = { provider: 'crisp'; websiteId: string };
