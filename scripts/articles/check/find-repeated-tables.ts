/** Titles of the tables that an article shows twice, from its HTML. */
export function findRepeatedTables(html: string): string[] {
  const seen = new Set<string>();
  return [...html.matchAll(/<table.*?<\/table>/gs)].flatMap(([table]) => {
    const words = table
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (seen.has(words)) return [words.slice(0, 60)];
    seen.add(words);
    return [];
  });
}
