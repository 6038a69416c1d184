import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DraftInput } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { findWrongAmounts } from '#scripts/articles/check/find-wrong-amounts.ts';
import { TotalsTable } from './components/totals-table.tsx';
import { published } from './published.ts';
import { renderArticle } from './render-article.server.tsx';

test('each amount of each table of each article can be found again from what it shows', () => {
  const drawn = published.map(({ slug }) => ({
    slug,
    html: renderArticle(slug)
      .parts.map((part) => ('html' in part ? part.html : ''))
      .join(''),
  }));
  expect(drawn.filter(({ html }) => html.includes('Prix unitaire')).length).toBeGreaterThan(12);
  expect(
    drawn.flatMap(({ slug, html }) => findWrongAmounts(html).map((fault) => `${slug}: ${fault}`)),
  ).toEqual([]);
});

const PRICED = /^(?:facture-|devis|avoir)/;
const priced = Object.entries<DraftInput>(samples).filter(([, { kind }]) => PRICED.test(kind));

test.each(priced)('the table of %s multiplies out', (_, input) => {
  const html = renderToStaticMarkup(<TotalsTable draft={requireDraft(input)} />);
  expect(findWrongAmounts(html)).toEqual([]);
});
