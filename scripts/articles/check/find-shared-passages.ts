/** The number of consecutive words that two articles may not share. */
const LONGEST = 20;

/** Passages that two texts share; their sentences of law have already been removed. */
export function findSharedPassages(
  articles: readonly { slug: string; text: string }[],
): { slugs: [string, string]; passage: string }[] {
  const seen = new Map<string, string>();
  const shared = new Map<string, { slugs: [string, string]; passage: string }>();
  for (const { slug, text } of articles) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let start = 0; start + LONGEST <= words.length; start += 1) {
      const passage = words.slice(start, start + LONGEST).join(' ');
      const other = seen.get(passage);
      const pair = `${other} ${slug}`;
      if (other && other !== slug && !shared.has(pair))
        shared.set(pair, { slugs: [other, slug], passage });
      seen.set(passage, other ?? slug);
    }
  }
  return [...shared.values()];
}
