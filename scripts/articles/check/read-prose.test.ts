import { expect, test } from 'vitest';
import { readProse } from './read-prose.ts';

test('the documents that an article shows are not its prose, its own tables are', () => {
  const html =
    '<p>Voici.</p><figure class="worked-example"><p>Une facture</p><table><td>450,00</td></table></figure>' +
    '<table><td>Taux</td></table><svg><text>Total</text></svg>' +
    '<span class="legal-wording">TVA non applicable</span>';
  expect(readProse(html).match(/[\p{L}\d,]+/gu)).toEqual(['Voici', 'Une', 'facture', 'Taux']);
});
