import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { isIssuedChange } from '#app/features/editor/session/issued-change.ts';
import { type Exit, reissueStore } from './reissue-store.ts';

/**
 * Every way out of the editor (file, print, link) goes through here. An invoice changed after it
 * was issued must not leave again under the same number before the author has given a reason.
 */
export async function guardExit(session: EditorSession, exit: Exit): Promise<void> {
  await session.whenShown;
  if (isIssuedChange(session.getState())) reissueStore.set(exit);
  else await exit.run();
}
