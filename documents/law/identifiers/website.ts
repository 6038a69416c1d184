/** « www.exemple.fr », « https://exemple.fr/tarifs »: one address, whose scheme may be left out. */
export function isWebsite(text: string): boolean {
  return /^(https?:\/\/)?([^\s@/.:?#]+\.)+[^\s@/.:?#]{2,}(:\d+)?([/?#]\S*)?$/i.test(text);
}
