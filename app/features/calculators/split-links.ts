/** Splits « Voyez [la relance](/relance). » into three parts; the second has an address. */
export function splitLinks(text: string): { words: string; to: string | null }[] {
  return text
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map((part) => {
      const [, words, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
      return words && to ? { words, to } : { words: part, to: null };
    });
}

/** The text without its links, for search engines. */
export function withoutLinks(text: string): string {
  return splitLinks(text)
    .map(({ words }) => words)
    .join('');
}
