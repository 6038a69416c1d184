const NEXT_SECTION = '\n## ';

/**
 * Puts figures under the mark of their section, down to the next heading; throws where the page has
 * no such mark.
 */
export function replaceFigures(page: string, { mark, report }: { mark: string; report: string }) {
  const comment = `<!-- figures: npm run bench -- ${mark} -->`;
  const [before, rest, ...others] = page.split(comment);
  if (rest === undefined || others.length > 0) throw new Error(`The page has no single ${comment}`);
  const next = rest.indexOf(NEXT_SECTION);
  return `${before}${comment}\n\n${report}\n${next < 0 ? '' : rest.slice(next)}`;
}
