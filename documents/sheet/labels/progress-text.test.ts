import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { facadeSituation } from '#documents/samples/facture-tva/facade-situation.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { englishLabels } from '#documents/sheet/english/english-labels.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { frenchLabels } from './labels.ts';
import { progressText } from './progress-text.ts';

const draft = requireDraft(facadeSituation);
const totals = computeTotals(draft);
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('a line of a situation says what is done, what was invoiced and what is billed now', () => {
  const texts = totals.lines.map((line) => plain(progressText(line, 'EUR', frenchLabels)));
  expect(texts[2]).toBe(
    'Cumulé 80 % (1 880,00 €), déjà facturé 35 % (822,50 €), cette situation 45 %',
  );
  expect(texts[4]).toBe(
    'Cumulé 35 % (739,20 €), déjà facturé 35 % (739,20 €), cette situation 0 %',
  );
  expect(texts[6]).toBe('');
  const [first] = totals.lines;
  expect(first && progressText(first, 'EUR', englishLabels)).toBe(
    'Done 100% (€2,697.00), already invoiced 35% (€943.95), this invoice 65%',
  );
});

test('the sheet and the note of its line in the XML say the same', () => {
  const metrics = createFontMetrics([latin]);
  const { pages } = layOut({ draft, totals, metrics, isBlocked: false });
  const marks = pages.flatMap((page) => page.marks.filter((mark) => mark.type === 'text'));
  const printed = marks.filter(
    ({ field, text }) => field === 'lines[1].unitPrice' && /Cumul/.test(text),
  );
  const [first] = totals.lines;
  const text = first ? progressText(first, 'EUR', frenchLabels) : '';
  expect(plain(printed.map((mark) => mark.text).join(' '))).toBe(plain(text));
  expect(buildFacturX(draft, totals)).toContain(`<ram:Content>${text}</ram:Content>`);
});
