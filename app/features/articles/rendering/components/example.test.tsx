import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  computeTotals,
  createFontMetrics,
  type DraftInput,
  type DraftPath,
  layOut,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { Example } from './example.tsx';

const lines: DraftInput['lines'] = [
  {
    kind: 'item',
    name: 'Théière en fonte',
    quantity: '1',
    unitPrice: '59.90',
    vatRate: '20',
    discount: { percent: '10', reason: 'Code BIENVENUE' },
  },
];

const draw = (document: string, modifier: Partial<DraftInput>) =>
  renderToStaticMarkup(<Example titre="Exemple" {...{ document, modifier }} tableau />).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );

test('other lines bring no discount, charge or deposit of the sample with them', () => {
  const credit = draw('avoir-retour', { priceMode: 'gross', lines });
  expect(credit).toContain('53,91 €');
  const reduced = Object.entries<DraftInput>(samples).filter(
    ([, { kind, allowances, charges }]) => kind === 'facture-tva' && (allowances || charges),
  );
  expect(reduced.length).toBeGreaterThan(3);
  for (const [name] of reduced) {
    const drawn = draw(name, { vatRegime: 'normal', lines });
    // The total without VAT, the VAT and the total with it.
    expect(drawn.match(/scope="row"/g), name).toHaveLength(3);
  }
  const { prepayments } = samples['plombier-chauffagiste'];
  const paid = prepayments[0]?.reference ?? '';
  const sheet = (modifier: Partial<DraftInput>) =>
    renderToStaticMarkup(
      <Example titre="Exemple" document="plombier-chauffagiste" modifier={modifier} />,
    );
  expect(sheet({})).toContain('Net à payer');
  expect(sheet({ prepayments })).toContain(paid);
  expect(sheet({ lines })).not.toContain(paid);
});

test('a sample shown with its own lines keeps its discount, and one that is asked for is shown', () => {
  expect(draw('avoir-retour', {})).toContain('Remise de fin d’année');
  const allowances = [{ percent: '5', reason: 'Remise sur le total' }];
  expect(draw('menuisier', { allowances })).toContain('Remise sur le total');
});

test('numbers on the sheet are those of its legend, and each has its place', () => {
  const show = (champ: DraftPath) =>
    renderToStaticMarkup(
      <Example
        titre="Exemple"
        document="menuisier"
        reperes={[
          { champ: 'number', titre: 'Le numéro', texte: 'unique' },
          { champ, titre: 'La date', texte: 'du règlement' },
        ]}
      />,
    );
  const drawn = show('dueDate');
  expect(drawn.match(/<circle/g)).toHaveLength(2);
  expect(drawn).toMatch(/<text[^>]*>2<\/text>/);
  expect(drawn).toMatch(/<ol class="landmarks"><li><strong>Le numéro<\/strong>.*<li>.*La date/);
  expect(() => show('validUntil')).toThrow('The sheet shows no validUntil');
});

test('a number stands left of its field, at its height', () => {
  const drawn = renderToStaticMarkup(
    <Example
      titre="Exemple"
      document="menuisier"
      reperes={[{ champ: 'number', titre: 'Le numéro', texte: 'unique' }]}
    />,
  );
  const [, left = 0, middle = 0, radius = 0] = (
    /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(drawn) ?? []
  ).map(Number);
  const draft = requireDraft(samples.menuisier);
  const metrics = createFontMetrics([latin]);
  const { pages } = layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
  const number = pages[0]?.marks.find((mark) => mark.type === 'text' && mark.field === 'number');
  if (number?.type !== 'text') throw new Error('The sheet shows no number');
  const gap = number.x - left - radius;
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(radius);
  expect(middle).toBeGreaterThan(number.y - number.size);
  expect(middle).toBeLessThan(number.y);
});

test('no number covers another, even beside close lines', () => {
  const closing = ['payment.latePenalty', 'payment.recoveryFee', 'payment.earlyDiscount'] as const;
  const drawn = renderToStaticMarkup(
    <Example
      titre="Exemple"
      document="menuisier"
      reperes={closing.map((champ) => ({ champ, titre: champ, texte: 'dû' }))}
    />,
  );
  const centers = [...drawn.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)];
  const [first, second, third] = centers.map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  const radius = Number(centers[0]?.[3]);
  for (const [one, next] of [
    [first, second],
    [second, third],
  ] as const)
    expect((next?.y ?? 0) - (one?.y ?? 0)).toBeGreaterThan(2 * radius);
});

test('an example draws as many pages as asked, and says which', () => {
  const show = (pages: number) =>
    renderToStaticMarkup(<Example titre="Exemple" document="devis-plombier" pages={pages} />);
  expect(show(2).match(/aria-label="Exemple, page \d sur 3"/g)).toHaveLength(2);
  expect(show(2)).toContain('Droit de rétractation');
  expect(show(1)).not.toContain('Droit de rétractation');
  expect(() => show(4)).toThrow('has 3 pages');
});
