import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import type { Sheet, TextMark } from '#documents/sheet/marks.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { english } from './english.ts';

const metrics = createFontMetrics([latin], [english]);

function lay(input: DraftInput): Sheet {
  const draft = requireDraft({ ...input, language: 'en' });
  return layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
}

const textsOf = ({ pages }: Sheet) =>
  pages.flatMap(({ marks }) => marks.filter((mark): mark is TextMark => mark.type === 'text'));

function englishOf(sheet: Sheet): string {
  return textsOf(sheet)
    .filter(({ node }) => node !== undefined && sheet.nodes[node]?.language === undefined)
    .map(({ text }) => text)
    .join(' ')
    .replace(/[\u00a0\u202f]/g, ' ');
}

function frenchOf(sheet: Sheet): string {
  return textsOf(sheet)
    .filter(({ node }) => node !== undefined && sheet.nodes[node]?.language === 'fr')
    .map(({ text }) => text)
    .join(' ')
    .replace(/[\u00a0\u202f]/g, ' ');
}

test('an English invoice says so, with its French name under it', () => {
  const sheet = lay(samples.menuisier);
  expect([sheet.language, sheet.title]).toEqual(['en', 'Invoice F-2026-0042']);
  expect(englishOf(sheet)).toContain('Amount due');
  expect(englishOf(sheet)).toContain('€4,707.00');
  expect(frenchOf(sheet)).toMatch(/^Facture /);
});

test('what French law asks for is marked as French for screen readers, and translated into English', () => {
  const sheet = lay(samples.menuisier);
  expect(frenchOf(sheet)).toContain('Pénalités de retard');
  expect(frenchOf(sheet)).toContain('SARL au capital de 8 000 €');
  expect(englishOf(sheet)).toContain('Late payment penalties');
  expect(englishOf(sheet)).not.toContain('Pénalités');
});

test('a discount that its author did not name is one in the language of the sheet', () => {
  const input = { ...samples.menuisier, allowances: [{ percent: '5' }] };
  expect(englishOf(lay(input))).toMatch(/ Discount 5% /);
  expect(englishOf(lay(input))).not.toContain('Remise');
  const named = { ...input, allowances: [{ percent: '5', reason: 'Loyalty' }] };
  expect(englishOf(lay(named))).toMatch(/ Loyalty 5% /);
});

test('a landlord declares in French, then in English', () => {
  const sheet = lay(samples['quittance-appartement']);
  expect(frenchOf(sheet)).toContain('Le bailleur reconnaît avoir reçu');
  expect(englishOf(sheet)).toContain('The landlord acknowledges having received');
  expect(englishOf(sheet)).toContain('Seven hundred and ninety euros');
});

test('the title of the author is left to him', () => {
  const sheet = lay({ ...samples.menuisier, title: 'Invoice — Facture' });
  expect(sheet.title).toBe('Invoice — Facture F-2026-0042');
  expect(frenchOf(sheet)).not.toMatch(/^Facture /);
});

const FRENCH_ONLY =
  /\b(Facturé|Émise?|Échéance|Désignation|Qté|Remise|Total HT|Net à payer|Règlement|Virement|Montant)\b/;

test.each(Object.entries(samples) as [string, DraftInput][])(
  'no label of %s is left in French',
  (_, input) => {
    const words = textsOf(lay(input)).filter(
      ({ node, field }) =>
        node !== undefined && !/^(lines|allowances|charges|prepayments)/.test(field ?? ''),
    );
    const sheet = lay(input);
    for (const { text, node } of words)
      if (node !== undefined && sheet.nodes[node]?.language !== 'fr')
        expect(text).not.toMatch(FRENCH_ONLY);
  },
);
