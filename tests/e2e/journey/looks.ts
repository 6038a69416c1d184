/**
 * The tag of a look at a page in one width and theme: the core journeys look once, the long suite
 * in all of them.
 */
export function tagLook(width: number, colorScheme: 'light' | 'dark'): string[] {
  return width === 360 && colorScheme === 'dark' ? ['@core'] : [];
}
