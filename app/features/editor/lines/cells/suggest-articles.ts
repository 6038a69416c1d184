import { formatSum } from '#app/features/editor/lines/words/summarize-line.ts';
import { shortUnit } from '#app/naming/unit-words.ts';
import { foldAccents, formatNumber, hasPrice, type Line, type SellableLine } from '#documents';

export type ArticleOption = {
  id: string;
  label: string;
  detail: string;
  /** Copies the article into a line. */
  applyTo: (line: SellableLine) => SellableLine;
};

/**
 * Articles whose name or reference has every typed word, names that start with the text first. For
 * equal names the first article wins, so pass the closest source first. `except` is the current
 * line, which must not suggest itself.
 */
export function suggestArticles(
  text: string,
  articles: readonly Line[],
  { except, currency = 'EUR' }: { except?: Line | undefined; currency?: string } = {},
): ArticleOption[] {
  const words = simplify(text).split(' ').filter(Boolean);
  const found = new Map<string, SellableLine>();
  for (const article of articles) {
    if (article === except || !hasPrice(article) || article.name === '') continue;
    const name = simplify(article.name);
    const texts = simplify(`${name} ${article.reference ?? ''}`);
    if (!found.has(name) && words.every((word) => texts.includes(word))) found.set(name, article);
  }
  const start = words.join(' ');
  return [...found]
    .sort(([a], [b]) => Number(b.startsWith(start)) - Number(a.startsWith(start)))
    .filter(([name, article]) => name !== start || !isAlready(article, except))
    .slice(0, MAX_OPTIONS)
    .map(([id, article]) => ({
      id,
      label: article.name,
      detail: describe(article, currency),
      applyTo: (line) => applyArticle(line, article),
    }));
}

/** Copies the article into the line, which keeps its own quantity, period and discount. */
export function applyArticle(line: SellableLine, article: SellableLine): SellableLine {
  const {
    kind,
    isSelected,
    quantity,
    period,
    discount,
    orderLine,
    billedObject,
    vatRate,
    ...known
  } = {
    isSelected: undefined,
    ...article,
  };
  return {
    ...line,
    ...known,
    ...(vatRate !== undefined && line.kind !== 'disbursement' && { vatRate }),
  };
}

function isAlready(article: SellableLine, line: Line | undefined): boolean {
  return (
    line !== undefined &&
    hasPrice(line) &&
    line.unitPrice === article.unitPrice &&
    line.unit === article.unit
  );
}

function describe(article: SellableLine, currency: string): string {
  const unit = shortUnit(article, 1);
  return [
    `${formatSum(article.unitPrice, currency)}${unit && `\u00a0/\u00a0${unit}`}`,
    article.vatRate === undefined ? '' : `TVA ${formatNumber(article.vatRate)}\u00a0%`,
    article.reference ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function simplify(text: string): string {
  return foldAccents(text).replace(/\s+/g, ' ').trim();
}

const MAX_OPTIONS = 8;
