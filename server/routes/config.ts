import type { Handler } from 'hono';
import type { Backend } from '#server/backend/backend.ts';

/** Settings of this deployment, so that one build serves all. The backend is on the same origin. */
export function sendConfig(
  {
    way,
    publishableKey,
    entrance,
    capabilities,
  }: Pick<Backend, 'way' | 'publishableKey' | 'entrance' | 'capabilities'>,
  { hasOutbox, chatId, version }: { hasOutbox: boolean; chatId: string | null; version: string },
): Handler {
  return (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({
      url: '/',
      publishableKey,
      way,
      hasOutbox,
      chat: chatId === null ? null : { provider: 'crisp', websiteId: chatId },
      version,
      ...entrance,
      capabilities: capabilities(),
    });
  };
}
