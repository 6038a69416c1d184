/**
 * Whose documents this browser shows: those of a signed-in user, in a database of their own, or
 * those of the device. The id of the user; null for the device.
 */
export function getKeeper(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage that is refused keeps no session either.
    return null;
  }
}

export function setKeeper(userId: string | null): void {
  if (userId === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, userId);
}

/** The name of the database of a user; of the device without one. */
export function databaseOf(userId: string | null): string {
  return userId === null ? 'facturier' : `facturier-${userId}`;
}

const KEY = 'facturier-keeper';
