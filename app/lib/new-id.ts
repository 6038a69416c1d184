/**
 * An id for the address of a draft. `crypto.randomUUID` is missing where a page is served without
 * encryption.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
