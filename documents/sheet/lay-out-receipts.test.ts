import { expect, test } from 'vitest';
import { checkConformity, hasBlockingFailure } from '#documents/kinds/check-conformity.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { CONTENT_BOTTOM, CONTENT_RIGHT, MARGIN_LEFT } from './geometry.ts';
import { layOut } from './lay-out.ts';
import type { Sheet, TextMark } from './marks.ts';
import { createFontMetrics } from './text/font-metrics.ts';

const metrics = createFontMetrics([latin]);
const inputs: [string, DraftInput][] = Object.entries(samples);
const ours = inputs.filter(([, { kind }]) => kind === 'recu' || kind === 'quittance-loyer');

function draw(input: DraftInput): Sheet {
  const draft = requireDraft(input);
  const totals = computeTotals(draft);
  const isBlocked = hasBlockingFailure(checkConformity(draft, draft.issueDate, totals));
  return layOut({ draft, totals, metrics, isBlocked });
}

function textsOf({ pages }: Sheet): TextMark[] {
  return pages.flatMap(({ marks }) => marks.filter((mark) => mark.type === 'text'));
}

function read(sheet: Sheet): string {
  return textsOf(sheet)
    .map(({ text }) => text)
    .join(' ')
    .replace(/[\u00a0\u202f]/g, ' ');
}

test.each(ours)('%s holds on one page, inside its margins', (_, input) => {
  const sheet = draw(input);
  expect(sheet.pages).toHaveLength(1);
  expect(sheet.missingGlyphs).toEqual([]);
  for (const { x, y, width, text, node } of textsOf(sheet)) {
    if (node === undefined) continue;
    expect(x, text).toBeGreaterThanOrEqual(MARGIN_LEFT - 0.01);
    expect(x + width, text).toBeLessThanOrEqual(CONTENT_RIGHT + 0.01);
    expect(y, text).toBeLessThanOrEqual(CONTENT_BOTTOM);
  }
});

test('a receipt says its sum in figures and in words', () => {
  const text = read(draw(samples['recu-factures']));
  expect(text).toContain('3 507,00 €');
  expect(text).toContain('Trois mille cinq cent sept euros');
  expect(text).toContain('Chèque n° 0004512 · Crédit mutuel, Lyon Foch');
});

test('no means is printed that nobody said', () => {
  const { means: _means, ...untold } = samples['recu-acompte'].receipt;
  const receipt = read(draw({ ...samples['recu-acompte'], receipt: untold }));
  expect(receipt).not.toContain('Moyen de paiement');
  const { rent } = samples['quittance-entree'];
  const payments = [{ date: '2026-10-12', amount: '571.02' }];
  const quittance = read(draw({ ...samples['quittance-entree'], rent: { ...rent, payments } }));
  expect(quittance).toMatch(/12\/10\/2026 · Locataire 571,02 €/);
  const reference = read(
    draw({ ...samples['recu-acompte'], receipt: { ...untold, reference: 'TPE 7' } }),
  );
  expect(reference).toContain('Référence du paiement TPE 7');
});

test('the words of the author replace those of the amount', () => {
  const input = samples['recu-acompte'];
  const receipt = { ...input.receipt, amountInWords: 'huit cent quarante euros exactement' };
  expect(read(draw({ ...input, receipt }))).toContain('Huit cent quarante euros exactement');
});

test('what was received gives a rent its title, whatever its author calls it', () => {
  const title = 'Quittance de loyer';
  expect(draw({ ...samples['quittance-partielle'], title }).title).toBe(
    'Reçu de paiement partiel Q-2026-0027',
  );
  expect(draw({ ...samples['quittance-avis-echeance'], title }).title).toBe('Avis d’échéance');
  expect(draw(samples['quittance-appartement']).title).toBe('Quittance de loyer Q-2026-0010');
});

test('the landlord declares what was received, for whom and for which term', () => {
  expect(read(draw(samples['quittance-entree']))).toContain('Les bailleurs reconnaissent');
  const text = read(draw(samples['quittance-appartement']));
  expect(text).toMatch(/la somme de 790,00 € pour le loyer et les charges du mois d’octobre 2026/);
  expect(read(draw(samples['quittance-avis-echeance']))).not.toContain('reconnaît');
});

test('two copies say the same on both halves of the page', () => {
  const marks = textsOf(draw(samples['recu-entre-particuliers']));
  const words = marks.filter(({ text }) => text.startsWith('Mille deux cent'));
  expect(words).toHaveLength(2);
  const middle = 841.89 / 2;
  expect(words.map(({ y }) => y < middle)).toEqual([true, false]);
});

test('two copies that are too long for a page take one each, and lose nothing', () => {
  const invoices = Array.from({ length: 30 }, (_, index) => ({
    number: `F-2026-${index + 100}`,
    issueDate: '2026-10-02',
    amount: '10',
    dueBefore: '10',
  }));
  const input = samples['recu-entre-particuliers'];
  const sheet = draw({ ...input, receipt: { ...input.receipt, amount: '300', invoices } });
  const text = read(sheet);
  for (const { number } of invoices) expect(text.split(number).length - 1).toBeGreaterThan(1);
});

test('empty receipts and quittances are drawn, as drafts', () => {
  for (const [name, input] of ours) {
    const sheet = draw({ ...input, receipt: undefined, rent: undefined });
    expect(
      sheet.pages[0]?.marks.some(({ type }) => type === 'watermark'),
      name,
    ).toBe(true);
  }
});

test('the word across the pages agrees with the document', () => {
  for (const [input, word] of [
    [samples['recu-entre-particuliers'], 'ANNULÉ'],
    [samples['quittance-appartement'], 'ANNULÉE'],
  ] as const) {
    const sheet = draw({ ...input, style: { watermark: 'cancelled' } });
    expect(sheet.pages[0]?.marks[0]).toMatchObject({ type: 'watermark', text: word });
  }
});

test('between individuals both sign each copy, on one level and apart; elsewhere who receives', () => {
  const sheet = draw(samples['recu-entre-particuliers']);
  const found = textsOf(sheet).filter(({ text }) => text.startsWith('Signature'));
  const names = ['Signature de celui qui paie', 'Signature de celui qui reçoit'];
  expect(found.map(({ text }) => text)).toEqual([...names, ...names]);
  const [payer, receiver] = found;
  expect(payer?.y).toBe(receiver?.y);
  expect((payer?.x ?? 0) + (payer?.width ?? 0)).toBeLessThan(receiver?.x ?? 0);
  expect(read(draw(samples['recu-acompte']))).not.toContain('celui qui paie');
});

test('the signature stands above its line, described, on each copy', () => {
  const { signature } = samples['quittance-appartement'].style;
  const sheet = draw({ ...samples['recu-entre-particuliers'], style: { signature } });
  const marks = sheet.pages.flatMap((page) => page.marks.filter(({ type }) => type === 'image'));
  expect(marks).toHaveLength(2);
  expect(sheet.images).toHaveLength(1);
  const figures = sheet.nodes.filter(({ role }) => role === 'Figure');
  expect(figures.map(({ alt }) => alt)).toEqual(Array(2).fill('Signature de Lucie Fontaine'));
});

test.each([
  { sample: 'menuisier', side: 'right' },
  { sample: 'avoir-retour', side: 'right' },
  { sample: 'devis-plombier', side: 'left' },
] as const)('$sample may be signed by its issuer too', ({ sample, side }) => {
  const { signature } = samples['quittance-appartement'].style;
  const { style } = samples[sample] as DraftInput;
  const sheet = draw({ ...samples[sample], style: { ...style, signature } });
  const images = sheet.pages.map(({ marks }) =>
    marks.filter((mark) => mark.type === 'image' && mark.field === 'style.signature'),
  );
  expect(images.flat()).toHaveLength(1);
  const [image] = images.flat();
  if (image?.type !== 'image') throw new Error('No image');
  expect(image.x < CONTENT_RIGHT / 2).toBe(side === 'left');
  expect(image.y + image.height).toBeLessThanOrEqual(CONTENT_BOTTOM);
});

test('a signature that cannot be read leaves room to sign by hand', () => {
  const signature = { data: 'data:image/png;base64,iVBORw0KGgo=' };
  const sheet = draw({ ...samples['quittance-appartement'], style: { signature } });
  expect(sheet.images).toEqual([]);
});

test('an invoice that carries a rent stays an invoice', () => {
  const { rent } = samples['quittance-appartement'];
  expect(draw({ ...samples.menuisier, rent }).title).toBe('Facture F-2026-0042');
});
