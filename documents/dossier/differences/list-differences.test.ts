import { expect, test } from 'vitest';
import type { Draft } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { listDifferences } from './list-differences.ts';

const sample = requireDraft(samples.menuisier);
const base = { ...sample, lines: sample.lines.filter(({ kind }) => kind === 'item') };

test('two equal drafts differ in nothing, whatever the order of their keys', () => {
  const turned = Object.fromEntries(Object.entries(base).reverse()) as Draft; // the same fields
  expect(listDifferences(base, turned)).toEqual({ rows: [], otherCount: 0 });
  expect(listDifferences(base, { ...base, subject: base.subject ?? '' }).rows).toEqual([]);
});

test('amounts come first, then the fields by their names in the form', () => {
  const rows = rowsOf((draft) => {
    draft.buyer.name = 'Cycles Garance';
    draft.dueDate = '2027-01-02';
    const [line] = draft.lines;
    if (line?.kind === 'item') line.unitPrice = '777';
  });
  expect(rows.map(({ label }) => label)).toEqual([
    ...['Net à payer', 'Total HT', 'TVA', 'Échéance', 'Client, nom', 'Ligne 1, prix unitaire'],
  ]);
  expect(rows.at(-1)?.right).toBe('777,00\u00a0€');
  expect(rows[3]?.right).toBe('02/01/2027');
});

test('an added line is told whole, and the lines after it not at all', () => {
  const rows = rowsOf((draft) => {
    const added = { kind: 'item', name: 'Dépose', quantity: '2', unit: 'C62', unitPrice: '10' };
    draft.lines.splice(1, 0, added as Draft['lines'][number]);
  });
  expect(rows.filter(({ label }) => label.startsWith('Ligne'))).toEqual([
    { label: 'Ligne 2', left: '—', right: 'Dépose · 2 · 10,00\u00a0€' },
  ]);
});

test('a discount in per cent and one in money are one row', () => {
  const left = withLine({ discount: { percent: '10' } });
  const right = withLine({ discount: { amount: '5' } });
  expect(listDifferences(left, right).rows).toContainEqual({
    ...{ label: 'Ligne 1, remise', left: '10\u00a0%', right: '5,00\u00a0€' },
  });
});

test('a long text is cut where it begins to differ', () => {
  const long = 'Pose de menuiseries. '.repeat(20);
  const [row] = listDifferences(
    { ...base, notes: `${long}Lundi` },
    { ...base, notes: `${long}Mardi` },
  ).rows;
  expect(row?.left).toMatch(/^….*Lundi$/);
  expect(row?.right).toMatch(/^….*Mardi$/);
});

test('a file is not shown: it has changed', () => {
  const style = (data: string) => ({
    ...base.style,
    logo: { data: `data:image/png;base64,${data}` },
  });
  const { rows } = listDifferences(
    { ...base, style: style('AAAA') },
    { ...base, style: style('BBBB') },
  );
  expect(rows).toEqual([{ label: 'Présentation, logo, image', left: 'changé', right: 'changé' }]);
  const first = listDifferences(
    { ...base, style: { ...base.style, logo: undefined } },
    { ...base, style: style('B') },
  );
  expect(first.rows[0]).toMatchObject({ left: '—', right: 'un fichier' });
});

test('choices are said in French', () => {
  const rows = rowsOf((draft) => {
    draft.vatRegime = 'franchise';
    draft.subtype = 'deposit';
    draft.payment.means = ['card', 'cash'];
    draft.style.watermark = 'duplicate';
  });
  const rights = Object.fromEntries(rows.map(({ label, right }) => [label, right]));
  expect(rights).toMatchObject({
    'Moyens de paiement': 'Carte bancaire, Espèces',
    'Présentation, filigrane': 'DUPLICATA',
    Nature: 'Acompte',
  });
});

test('each value is written as the form shows it', () => {
  const rows = rowsOf((draft) => {
    draft.vatOnDebits = true;
    draft.rounding = '-0.01';
    draft.seller.iban = 'FR7630006000011234567890189';
    draft.buyer.siret = '40483304800022';
    draft.buyer.address = { ...draft.buyer.address, country: 'DE' };
    draft.payment.retention = { percent: '5' };
  });
  const told = rows.map(({ label, left, right }) => [label, plain(left), plain(right)]);
  expect(told).toContainEqual(['TVA d’après les débits', 'non', 'oui']);
  expect(told).toContainEqual(['Arrondi', '—', '−0,01 €']);
  expect(told).toContainEqual(['Client, SIRET', '—', '404 833 048 00022']);
  expect(told).toContainEqual([
    ...['Vous, IBAN', 'FR14 2004 1010 0505 0001 3M02 606', 'FR76 3000 6000 0112 3456 7890 189'],
  ]);
  expect(told).toContainEqual(['Client, adresse, pays', 'France', 'Allemagne']);
  expect(told.at(-1)).toEqual(['Retenue de garantie', '—', '5 %']);
});

test('the numbers of a line have their decimals, their unit is named', () => {
  const line = { quantity: '1.5', unit: 'HUR', unitPrice: '0.0125', vatRate: '5.5' };
  const rows = listDifferences(base, withLine(line)).rows.filter(({ label }) =>
    label.startsWith('Ligne 1'),
  );
  expect(rows.map(({ label, left, right }) => [label, plain(left), plain(right)])).toEqual([
    ['Ligne 1, quantité', '3', '1,5'],
    ['Ligne 1, unité', 'jour', 'heure'],
    ['Ligne 1, prix unitaire', '450,00 €', '0,0125 €'],
    ['Ligne 1, taux de TVA', '20 %', '5,5 %'],
  ]);
});

test('what one line of two lost is told, from the end as from the beginning', () => {
  const without = (place: number) => ({
    ...base,
    lines: base.lines.filter((_, index) => index !== place),
  });
  const lost = (place: number) =>
    listDifferences(base, without(place)).rows.filter(({ label }) => label.startsWith('Ligne'));
  expect(lost(0)).toMatchObject([{ label: 'Ligne 1', right: '—' }]);
  expect(lost(0)[0]?.left).toMatch(/^Conception et plans · /);
  expect(lost(1)).toMatchObject([{ label: 'Ligne 2', right: '—' }]);
  expect(lost(base.lines.length - 1)).toMatchObject([
    { label: `Ligne ${base.lines.length}`, right: '—' },
  ]);
});

test('entries of a list are numbered, unless there is one', () => {
  const charges = (...amounts: string[]) => ({
    ...base,
    charges: amounts.map((amount) => ({ amount, reason: 'Port' })),
  });
  const labels = (left: Draft, right: Draft) =>
    listDifferences(left, right).rows.flatMap(({ label }) =>
      label.startsWith('Frais') ? [plain(label)] : [],
    );
  expect(labels(charges('5'), charges('6'))).toEqual(['Frais, montant']);
  expect(labels(charges('5', '7'), charges('6', '8'))).toEqual([
    ...['Frais n° 1, montant', 'Frais n° 2, montant'],
  ]);
  expect(labels(base, charges('6'))).toEqual(['Frais']);
});

test('a long text is whole up to 80 characters, then cut at both ends', () => {
  const say = (left: string, right: string) =>
    listDifferences({ ...base, notes: left }, { ...base, notes: right }).rows[0];
  const eighty = 'x'.repeat(80);
  expect(say(eighty, 'y')).toMatchObject({ left: eighty, right: 'y' });
  expect(say(`${eighty}x`, 'y')?.left).toBe(`${eighty}…`);
  const start = 'a'.repeat(100);
  const row = say(`${start}${'b'.repeat(100)}`, `${start}c`);
  expect(row?.left).toBe(`…${'a'.repeat(20)}${'b'.repeat(60)}…`);
  expect(row?.right).toBe(`…${'a'.repeat(20)}c`);
});

test('every difference between two samples is told in words', () => {
  const drafts = Object.values(samples).map(requireDraft);
  const pairs = drafts.map((left, index) => ({ left, right: drafts.at(index - 1) ?? left }));
  for (const { left, right } of pairs)
    for (const row of listDifferences(left, right).rows) {
      expect(Object.values(row).join(' ')).not.toMatch(/undefined|null|NaN|\[object|data:/);
      expect(row.label).not.toBe('');
      if (row.left === row.right) expect(row.left).toBe('changé');
    }
});

test('what exceeds a dozen is counted', () => {
  const blank = { ...base, lines: [] };
  const lines = Array.from({ length: 20 }, (_, index) => ({ kind: 'comment', text: `${index}` }));
  const many = { ...base, lines: lines as Draft['lines'] };
  const { rows, otherCount } = listDifferences(blank, many);
  expect(rows).toHaveLength(12);
  expect(otherCount).toBeGreaterThan(7);
});

test('a draft that cannot be read is told', () => {
  const broken = { ...base, kind: 'poème' } as unknown as Draft;
  expect(listDifferences(base, broken).rows).toEqual([
    { label: 'Contenu', left: 'lisible', right: 'illisible' },
  ]);
});

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

function rowsOf(change: (draft: Draft) => void) {
  const changed = structuredClone(base);
  change(changed);
  return listDifferences(base, changed).rows;
}

function withLine(change: object): Draft {
  const [line, ...rest] = base.lines;
  return { ...base, lines: [{ ...line, ...change } as Draft['lines'][number], ...rest] };
}
