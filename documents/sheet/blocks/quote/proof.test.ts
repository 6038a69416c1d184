import { expect, test } from 'vitest';
import type { QuoteAnswer } from '#documents/model/quote-answer.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import type { Page } from '#documents/sheet/marks.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { proofOf } from './proof.ts';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNiAAAABgADNjd8qAAAAABJRU5ErkJggg==';
const answer: QuoteAnswer = {
  ...{ verdict: 'accepted', signerName: 'Garance Petit', reason: '' },
  ...{ answeredAt: '2026-11-30T17:12:04.123Z', choices: [4] },
  ...{ contentHash: 'a1'.repeat(32), network: '203.0.113.0/24' },
  ...{ provenEmail: null, signature: null },
};

function lay(change: Partial<QuoteAnswer> = {}) {
  const draft = requireDraft(samples['devis-agence-web']);
  const metrics = createFontMetrics([latin]);
  const totals = computeTotals(draft);
  const input = { draft, totals, metrics, isBlocked: false };
  return {
    plain: layOut(input),
    proved: layOut({ ...input, appendix: proofOf({ ...answer, ...change }) }),
  };
}

const textOf = ({ marks }: Page) =>
  marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])).join(' ');

test('an accepted quote has one page more, and its others are as they were shown', () => {
  const { plain, proved } = lay();
  expect(proved.pages).toHaveLength(plain.pages.length + 1);
  const withoutNumbers = (page: Page) => textOf(page).replace(/\d+\s\/\s\d+/, '');
  expect(proved.pages.slice(0, -1).map(withoutNumbers)).toEqual(plain.pages.map(withoutNumbers));
});

test('the proof says who agreed, when, to what and from where', () => {
  const text = textOf(lay().proved.pages.at(-1) as Page);
  for (const words of [
    'Preuve de l’acceptation',
    'Garance Petit',
    '30/11/2026 à 18:12, heure de Paris (2026-11-30 17:12:04 UTC)',
    'Version anglaise',
    '203.0.113.0/24',
    'a1'.repeat(32),
    'signé de son nom',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(words);
  expect(text).not.toContain('qualifiée');
  expect(text).not.toContain('Adresse vérifiée');
});

test('the amount is that of the choices, not of all options', () => {
  const amountOf = (choices: number[]) =>
    /Montant accepté ([\d\s,]+€)/.exec(textOf(lay({ choices }).proved.pages.at(-1) as Page))?.[1];
  expect(amountOf([4])).not.toBe(amountOf([]));
});

test('a drawn signature is shown, with its name for who does not see it', () => {
  const { proved } = lay({ signature: PNG, provenEmail: 'garance@exemple.fr' });
  const page = proved.pages.at(-1) as Page;
  expect(page.marks.filter(({ type }) => type === 'image')).toHaveLength(1);
  expect(proved.nodes.filter(({ alt }) => alt === 'Signature du client')).toHaveLength(1);
  expect(textOf(page)).toContain('garance@exemple.fr');
  expect(textOf(page)).toContain('tracé la signature');
});

test('a refusal has no proof', () => {
  const { plain, proved } = lay({ verdict: 'refused' });
  expect(proved.pages).toHaveLength(plain.pages.length);
});
