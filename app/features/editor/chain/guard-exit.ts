import { isIssuedChange } from '#app/features/editor/workspace/issued-change.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { type Exit, reissueStore } from './reissue-store.ts';

/**
 * Every way out of the editor (file, print, link) goes through here. An invoice changed after it
 * was issued must not leave again under the same number before the author has given a reason.
 */
export async function guardExit(workspace: Workspace, exit: Exit): Promise<void> {
  await workspace.whenShown;
  if (isIssuedChange(workspace.getState())) reissueStore.set(exit);
  else await exit.run();
}
