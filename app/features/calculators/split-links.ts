/** « Voyez [la relance](/relance). » → three parts, the second with its address. */
export function splitLinks(text: string): { words: string; to: string | null }[] {
  return text
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map((part) => {
      const [, words, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
      return words && to ? { words, to } : { words: part, to: null };
    });
}

/** The same without its links, for search engines. */
export function withoutLinks(text: string): string {
  return splitLinks(text)
    .map(({ words }) => words)
    .join('');
}
