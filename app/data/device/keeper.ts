/** The user whose database this browser shows; null for the device’s own documents. */
export function getKeeper(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser that refuses storage keeps no session either.
    return null;
  }
}

export function setKeeper(userId: string | null): void {
  if (userId === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, userId);
}

export function databaseOf(userId: string | null): string {
  return userId === null ? 'facturier' : `facturier-${userId}`;
}

const KEY = 'facturier-keeper';
