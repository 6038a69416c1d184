/** The path of a page without the slash that ends it where it is prerendered: « /devis/ ». */
export function trimPath(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}
