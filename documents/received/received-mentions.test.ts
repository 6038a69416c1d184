import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { requireKind } from '#documents/kinds/index.ts';
import { computeMentions } from '#documents/law/compute-mentions.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { readInvoiceXml } from './read-invoice-xml.ts';

const metrics = createFontMetrics([latin]);
const menuisier = buildFacturX(requireDraft(samples.menuisier)) ?? '';

/** The words of the sheet, as the page that reads invoices draws it. */
function printed(xml: string): string {
  const { draft, mentions } = readWhole(xml);
  const totals = computeTotals(draft);
  const { pages } = layOut({ draft, totals, metrics, isBlocked: false, mentions });
  const marks = pages.flatMap((page) => page.marks);
  const words = marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : []));
  return words.join(' ').replace(/\s+/g, ' ');
}

function readWhole(xml: string) {
  const read = readInvoiceXml(new TextEncoder().encode(xml));
  if (!read.ok) throw new Error(read.problem.message);
  return read.invoice;
}

/** The text of the PDF made from the draft. */
function mentionsOf(xml: string): string {
  const { draft } = readWhole(xml);
  const kind = requireKind(draft.kind);
  return computeMentions({ draft, totals: computeTotals(draft), kind })
    .map(({ text }) => text)
    .join('\n');
}

const withoutNotes = (xml: string) =>
  xml.replace(/<ram:IncludedNote>.*?<\/ram:IncludedNote>/gs, '');

test('what the issuer did not write is not printed', () => {
  expect(printed(menuisier)).toMatch(/Pénalités de retard.*40/);
  expect(printed(withoutNotes(menuisier))).not.toMatch(/[Pp]énalité|indemnité|[Ee]scompte/);
});

test('nor is it printed of the draft that is made of the invoice', () => {
  const bare = mentionsOf(withoutNotes(menuisier));
  expect(bare).not.toMatch(/[Pp]énalité|indemnité|[Ee]scompte/);
  const half = mentionsOf(
    menuisier.replace(
      /<ram:IncludedNote>(?:(?!<ram:IncludedNote>).)*AAB.*?<\/ram:IncludedNote>/s,
      '',
    ),
  );
  expect(half).toMatch(/Pénalités.*Indemnité/s);
  expect(half).not.toMatch(/[Ee]scompte/);
  expect(mentionsOf(menuisier)).toMatch(/Pénalités.*Indemnité.*Escompte/s);
});

test('words that no field says are kept among the notes of the draft', () => {
  const words = 'Trois fois le taux légal.';
  const xml = menuisier.replace(/Pénalités de retard[^<]*/, words);
  const { draft } = readWhole(xml);
  expect(draft.payment.latePenalty).toBe('unstated');
  expect([draft.intro, draft.outro, draft.notes, draft.terms]).toContain(words);
  expect(printed(xml).split(words)).toHaveLength(2);
});

test('the issuer’s own words are printed as they are', () => {
  const xml = menuisier.replace(/Pénalités de retard[^<]*/, 'Trois fois le taux légal.');
  expect(printed(xml)).toContain('Trois fois le taux légal.');
  expect(printed(xml)).not.toContain('Pénalités de retard');
});

test('the words of the VAT regime are those of the issuer too', () => {
  const franchise = buildFacturX(requireDraft(samples.graphiste)) ?? '';
  expect(printed(franchise).match(/293 B/g)).toHaveLength(1);
  expect(printed(withoutNotes(franchise))).not.toContain('293 B');
  const exempt = buildFacturX(requireDraft({ ...samples.graphiste, ...EXEMPT })) ?? '';
  expect(printed(exempt).match(/261, 4-4/g)).toHaveLength(1);
  const reason = 'Training, no VAT';
  const named = withoutNotes(exempt).replace(
    /<ram:ExemptionReason>[^<]*/,
    `<ram:ExemptionReason>${reason}`,
  );
  expect(printed(named)).toContain(reason);
  expect(printed(named)).not.toContain('261, 4-4');
});

const EXEMPT = {
  kind: 'facture-tva',
  vatRegime: 'exempt',
  exemption: {
    code: 'VATEX-FR-CGI261-4',
    reason: 'Exonération de TVA, article 261, 4-4° b du CGI',
  },
} as const;
