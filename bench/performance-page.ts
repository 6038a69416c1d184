const NEXT_SECTION = '\n## ';

/** Replaces the figures from a section’s mark to the next heading; throws without that mark. */
export function replaceFigures(page: string, { mark, report }: { mark: string; report: string }) {
  const comment = `<!-- figures: npm run bench -- ${mark} -->`;
  const [before, rest, ...others] = page.split(comment);
  if (rest === undefined || others.length > 0) throw new Error(`The page has no single ${comment}`);
  const next = rest.indexOf(NEXT_SECTION);
  return `${before}${comment}\n\n${report}\n${next < 0 ? '' : rest.slice(next)}`;
}
