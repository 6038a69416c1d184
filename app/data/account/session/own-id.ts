import { sessionStore } from './session.ts';

/**
 * The id of the signed-in user, or empty. Lists ask for it by name: an administrator may read the
 * rows of everybody.
 */
export function ownId(): string {
  return sessionStore.get().user?.id ?? '';
}
