import type { ChatProvider, ChatSettings } from './chat-provider.ts';
import { openCrisp } from './crisp.ts';

/** Null when the operator has configured none. */
export function openChat(): Promise<ChatProvider | null> {
  opening ??= ask();
  return opening;
}

let opening: Promise<ChatProvider | null> | null = null;

async function ask(): Promise<ChatProvider | null> {
  try {
    const { chat = null } = (await (await fetch('/config.json')).json()) as Answer;
    return chat && (await openCrisp(chat, window));
  } catch (error) {
    console.warn('The support chat could not be opened', error);
    return null;
  }
}

type Answer = { chat?: ChatSettings | null };
