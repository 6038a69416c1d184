import { expect, test } from 'vitest';
import { summarize } from '#documents/dossier';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkBySeller } from './check-by-seller.ts';
import { describeSeries } from './describe-series.ts';
import { EMPTY_NUMBERING_FORM } from './form.ts';
import { listOwnNumbers, replaceOwnNumbers } from './list-own-numbers.ts';

const TODAY = '2026-11-20';
const SERIES = '732829320 · F';

function keep(id: string, change: { number: string; buyerName?: string; sellerName?: string }) {
  const { number, buyerName = 'Cycles Garance', sellerName } = change;
  const sample = requireDraft(samples.menuisier);
  const seller = sellerName
    ? { ...sample.seller, name: sellerName, siren: '', siret: '' }
    : sample.seller;
  const draft = { ...sample, number, seller, buyer: { ...sample.buyer, name: buyerName } };
  const issued = { draft, at: 1 };
  return summarize({ id, draft, rawTexts: {}, updatedAt: 1, completedAt: 1, issued });
}

function give(number: string) {
  const key = `${SERIES}/${number}`;
  return { key, series: SERIES, number, issueDate: TODAY, draftId: '' };
}

test('two documents that share a number are both listed, and told with a link to each', () => {
  const own = listOwnNumbers(
    [give('F-2026-0001'), give('F-2026-0002')],
    [
      keep('b', { number: 'F-2026-0001', buyerName: 'Atelier Nord' }),
      keep('a', { number: 'F-2026-0001' }),
    ],
  );
  const [only, ...others] = checkBySeller(own, { today: TODAY }).series;
  expect(others).toEqual([]);
  expect(only?.seller).toBeNull();
  const [finding] = only ? describeSeries(only.numbers) : [];
  expect(finding).toMatchObject({
    tone: 'error',
    text: 'F-2026-0001\u00a0: 2 documents portent ce numéro (20/11/2026, 20/11/2026).',
    links: [
      { label: 'Celui du 20/11/2026, Atelier Nord', address: '/facture-tva?brouillon=b' },
      { label: 'Celui du 20/11/2026, Cycles Garance', address: '/facture-tva?brouillon=a' },
    ],
  });
});

test('a number is there once, whether its document is still here or not', () => {
  const own = listOwnNumbers(
    [give('F-2026-0001'), give('F-2026-0002')],
    [keep('a', { number: 'F-2026-0001' })],
  );
  expect(own.map(({ number }) => number)).toEqual(['F-2026-0001', 'F-2026-0002']);
});

test('two businesses may have the same number', () => {
  const own = listOwnNumbers(
    [],
    [
      keep('a', { number: 'F-2026-0001' }),
      keep('b', { number: 'F-2026-0001', sellerName: 'Atelier Nord' }),
    ],
  );
  const { series } = checkBySeller(own, { today: TODAY });
  expect(series.map(({ seller }) => seller)).toEqual([
    samples.menuisier.seller.name,
    'Atelier Nord',
  ]);
  expect(series.flatMap(({ numbers }) => numbers.duplicates)).toEqual([]);
});

test('asking the device again forgets what is no longer there, and counts what is new', () => {
  const first = listOwnNumbers(
    [],
    [keep('a', { number: 'F-2026-0001' }), keep('b', { number: 'F-2026-0001' })],
  );
  const listed = replaceOwnNumbers(EMPTY_NUMBERING_FORM, first);
  expect(listed.count).toBe(2);
  const mended = listOwnNumbers(
    [],
    [keep('a', { number: 'F-2026-0001' }), keep('b', { number: 'F-2026-0002' })],
  );
  const again = replaceOwnNumbers(listed.form, mended);
  expect(again.count).toBe(1);
  expect(again.form.added.map(({ number }) => number)).toEqual(['F-2026-0001', 'F-2026-0002']);
});
