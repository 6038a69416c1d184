import { expect, test } from 'vitest';
import { parseDraft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { turnLine } from './turn-line.ts';

const quote = requireDraft(samples['devis-agence-web']);
const index = quote.lines.findIndex(({ kind }) => kind === 'item');
const today = '2026-11-20';

test('a line becomes an option and comes back as it was', () => {
  const option = turnLine(quote, index, { to: 'option', today });
  expect(option).toMatchObject({ kind: 'option' });
  const lines = quote.lines.map((line, position) => (position === index && option) || line);
  const turned = { ...quote, lines };
  expect(parseDraft(turned)).toEqual({ ok: true, draft: turned });
  expect(turnLine(turned, index, { to: 'item', today })).toEqual(quote.lines[index]);
});

test('an option that is sold is no longer chosen, it is due', () => {
  const at = quote.lines.findIndex((line) => 'isSelected' in line);
  const sold = turnLine(quote, at, { to: 'item', today });
  expect(sold).not.toHaveProperty('isSelected');
});

test('a disbursement has no rate; sold again, it gets the usual one', () => {
  const out = turnLine(quote, index, { to: 'disbursement', today });
  expect(out).not.toHaveProperty('vatRate');
  const lines = quote.lines.map((line, position) => (position === index && out) || line);
  expect(turnLine({ ...quote, lines }, index, { to: 'item', today })).toHaveProperty('vatRate');
  expect(
    turnLine({ ...quote, lines: [{ kind: 'page-break' }] }, 0, { to: 'item', today }),
  ).toBeNull();
});
