import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { isIssuedChange } from '#app/features/editor/session/issued-change.ts';
import { type Exit, reissueStore } from './reissue-store.ts';

/**
 * Every way out of the editor (file, print, link) goes through here: an invoice that changed after
 * it was issued does not leave a second time under its number before its author has said why.
 */
export async function guardExit(session: EditorSession, exit: Exit): Promise<void> {
  await session.whenShown;
  if (isIssuedChange(session.getState())) reissueStore.set(exit);
  else await exit.run();
}
