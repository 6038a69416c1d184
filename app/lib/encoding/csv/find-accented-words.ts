/** The first different words of a text that hold a sign beyond ASCII. */
export function findAccentedWords(text: string, limit: number): string[] {
  return findWords(text, /[^\s;,|"]*[^\0-\x7f\s;,|"][^\s;,|"]*/g, limit);
}

/** Words whose accents were lost or doubled (« CrÃªperie ») before the file was saved. */
export function findBrokenWords(text: string, limit: number): string[] {
  return findWords(text, /[^\s;,|"]*(?:\ufffd|Ã[^A-Za-zÀ-ÿ\s;,|".'’-]|â€)[^\s;,|"]*/g, limit);
}

function findWords(text: string, pattern: RegExp, limit: number): string[] {
  const words = new Set<string>();
  for (const [word] of text.matchAll(pattern)) {
    words.add(word);
    if (words.size === limit) break;
  }
  return [...words];
}
