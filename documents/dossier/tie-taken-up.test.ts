import { expect, test } from 'vitest';
import {
  convertInvoiceToCredit,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  type Draft,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import type { DocumentLink } from './document-link.ts';
import type { StoredDraft } from './stored-draft.ts';
import { summarize } from './summarize.ts';
import { findTwin, tieTakenUp } from './tie-taken-up.ts';

const quote = requireDraft(samples['devis-agence-web']);
const invoice = requireDraft(samples.menuisier);
const credit = convertInvoiceToCredit(invoice, { number: 'A-2026-0001', today: '2026-11-21' });
const deposit = convertQuoteToDeposit(
  quote,
  { percent: '30' },
  { number: 'F-2026-0050', today: '2026-11-21' },
);
const final = convertQuoteToFinal(quote, [deposit], { number: 'F-2026-0051', today: '2026-11-22' });

test('a document is tied to what it names, and to what names it, whichever came first', () => {
  const expected = ['invoice -credit> credit'];
  expect(tie([keep('credit', credit)], [keep('invoice', invoice)])).toEqual(expected);
  expect(tie([keep('invoice', invoice)], [keep('credit', credit)])).toEqual(expected);
  expect(tie([keep('credit', credit), keep('invoice', invoice)], [])).toEqual(expected);
});

test('documents that were here together stay as they are', () => {
  expect(tie([keep('quote', quote)], [keep('invoice', invoice), keep('credit', credit)])).toEqual(
    [],
  );
});

test('a copy of a document that is here is tied to nothing', () => {
  const here = [keep('invoice', invoice), keep('credit', credit)];
  expect(tie([keep('copy', credit)], here)).toEqual([]);
  expect(tie([keep('copy', invoice)], here)).toEqual([]);
  expect(tie([keep('one', credit), keep('two', credit)], [keep('invoice', invoice)])).toEqual([
    'invoice -credit> one',
  ]);
});

test('the final file of an invoice is tied before a copy of it', () => {
  const issued = { ...keep('issued', invoice), issued: { draft: invoice, at: 1 } };
  expect(tie([keep('credit', credit)], [keep('draft', invoice), issued])).toEqual([
    'issued -credit> credit',
  ]);
  expect(
    findTwin(summarize(keep('', invoice)), [keep('draft', invoice), issued].map(summarize))?.id,
  ).toBe('issued');
  expect(findTwin(summarize(keep('', credit)), [summarize(issued)])).toBeNull();
});

test('a balance follows its quote, or its deposits where the quote is not here', () => {
  const [a, b, c] = [keep('quote', quote), keep('deposit', deposit), keep('final', final)];
  expect(tie([a, b, c], []).sort()).toEqual(['quote -deposit> deposit', 'quote -final> final']);
  expect(tie([c], [b])).toEqual(['deposit -final> final']);
});

test('two documents that name each other are tied once', () => {
  const corrective = (number: string, of: string): Draft => ({
    ...invoice,
    subtype: 'corrective',
    number,
    references: { preceding: [{ number: of, issueDate: invoice.issueDate }] },
  });
  const made = tie([keep('a', corrective('F-1', 'F-2')), keep('b', corrective('F-2', 'F-1'))], []);
  expect(made).toHaveLength(1);
  expect(tie([keep('self', corrective('F-1', 'F-1'))], [])).toEqual([]);
});

test('a document that was deleted and comes back takes its place again', () => {
  const { kind, subtype, number, issueDate } = invoice;
  const dead: DocumentLink = {
    key: 'gone/credit',
    from: 'gone',
    to: 'credit',
    relation: 'credit',
    createdAt: 5,
    deleted: { from: { kind, subtype, number, issueDate } },
  };
  const back = tieTakenUp(
    [summarize(keep('back', invoice))],
    { summaries: [summarize(keep('credit', credit))], links: [dead] },
    9,
  );
  expect(back.replaced).toEqual([dead]);
  expect(back.links).toEqual([
    { key: 'back/credit', from: 'back', to: 'credit', relation: 'credit', createdAt: 5 },
  ]);
  const stranger = { ...invoice.seller, siret: undefined, siren: '404833048' };
  const other = summarize(keep('other', { ...invoice, seller: stranger }));
  const untouched = tieTakenUp(
    [other],
    { summaries: [summarize(keep('credit', credit))], links: [dead] },
    9,
  );
  expect(untouched).toEqual({ links: [], replaced: [] });
});

test('what can no longer be read ties nothing, and stops nothing', () => {
  const broken = { ...keep('broken', invoice), draft: { kind: 'nothing' } as unknown as Draft };
  expect(tie([keep('credit', credit)], [broken, keep('invoice', invoice)])).toEqual([
    'invoice -credit> credit',
  ]);
});

function tie(newcomers: readonly StoredDraft[], documents: readonly StoredDraft[]): string[] {
  const { links } = tieTakenUp(
    newcomers.map(summarize),
    { summaries: documents.map(summarize), links: [] },
    1,
  );
  return links.map(({ from, relation, to }) => `${from} -${relation}> ${to}`);
}

function keep(id: string, draft: Draft): StoredDraft {
  return { id, draft, rawTexts: {}, updatedAt: 1 };
}
