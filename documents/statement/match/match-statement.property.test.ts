import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumCents } from '#documents';
import { outstandingAmount } from '#documents/dossier';
import { addDays } from '#documents/model/dates/calendar.ts';
import type { StatementLine } from '#documents/statement/statement-line.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { matchStatement } from './match-statement.ts';
import { makeInvoices, makeLine } from './open-invoices.test.support.ts';

/** Few clients and amounts, so that lines and documents collide. */
const anyInvoice = fc.record({
  due: fc.constantFrom(5000, 7000, 12_000, 120_000, 123_456),
  client: fc.constantFrom('Ateliers Garance SARL', 'Garance', 'Mme Élodie Martin', 'Martin & Fils'),
  issued: fc.integer({ min: 0, max: 200 }),
  prefix: fc.constantFrom('F-2026-0', 'FA2026/', '2026-10', 'N'),
  paid: fc.constantFrom(0, 0, 1000, 5000),
});

/** Labels are written here, independently of the code that reads them. */
const anyLine = fc.record({
  day: fc.integer({ min: 0, max: 40 }),
  of: fc.nat(20),
  says: fc.constantFrom('exact', 'part', 'beyond', 'name', 'set', 'nothing', 'debit', 'paid'),
  case: fc.constantFrom('upper', 'lower', 'as-is'),
  joint: fc.constantFrom('-', ' ', '', '/', '.'),
  noise: fc.constantFrom('VIR SEPA', 'VIREMENT RECU 9876', 'CARTE 1234 05/11', 'REMISE'),
  place: fc.constantFrom('label', 'reference', 'counterparty'),
});

type Made = ReturnType<typeof makeInvoices>;
type Line = { says: string; line: StatementLine; number: string };

test('no document gets more than its due, no line serves twice, what cites its whole due is found', () => {
  checkProperty(
    fc.property(
      fc.array(anyInvoice, { minLength: 1, maxLength: 8 }),
      fc.array(anyLine, { maxLength: 14 }),
      (invoices, wanted) => {
        const dossier = makeInvoices(
          invoices.map(({ due, client, issued, prefix }, index) => ({
            ...{ due, client, issueDate: addDays('2026-06-01', issued) },
            number: `${prefix}${index + 1}`,
          })),
        );
        for (const [index, { prefix, paid, due }] of invoices.entries())
          if (paid > 0) dossier.pay(`${prefix}${index + 1}`, Math.min(paid, due), '2026-05-02');
        const lines = wanted.map((one) => writeLine(one, dossier));
        const proposals = matchStatement(
          lines.map(({ line }) => line),
          dossier.nodes(),
        );

        const used = proposals.map(({ line }) => line.id);
        expect(new Set(used).size).toBe(used.length);
        const parts = proposals.flatMap((one) => one.parts.map((part) => ({ ...part, one })));
        for (const node of dossier.nodes()) {
          const own = parts.filter((part) => part.node.id === node.id);
          expect(sumCents(own.map(({ amount }) => amount))).toBeLessThanOrEqual(
            outstandingAmount(node),
          );
        }
        for (const { line, parts: taken, beyond } of proposals) {
          expect(sumCents(taken.map(({ amount }) => amount)) + beyond).toBe(line.amount);
          expect(taken.every(({ amount, due }) => amount > 0 && amount <= due)).toBe(true);
        }
        for (const { line, number } of listFirstExact(lines)) {
          const found = proposals.find((one) => one.line === line);
          expect(found, `${number}: ${line.label}`).toMatchObject({
            parts: [{ node: { number }, amount: line.amount }],
            ...{ beyond: 0, reason: 'number' },
          });
        }

        for (const { node, amount, one } of parts) dossier.pay(node.number, amount, one.line.date);
        const again = matchStatement(
          lines.map(({ line }) => line),
          dossier.nodes(),
        );
        expect(again).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

/** The first line that cites each document, and nothing else, with all that is due on it. */
function listFirstExact(lines: readonly Line[]): Line[] {
  const seen = new Set<string>();
  const inOrder = [...lines].sort((one, other) => one.line.date.localeCompare(other.line.date));
  return inOrder.filter(({ says, number }) => {
    if (says !== 'exact' || /^N/.test(number) || seen.has(number)) return false;
    seen.add(number);
    return true;
  });
}

type Wanted = typeof anyLine extends fc.Arbitrary<infer Value> ? Value : never;

function writeLine(wanted: Wanted, dossier: Made): Line {
  const nodes = dossier.nodes();
  const node = nodes[wanted.of % nodes.length] ?? expect.fail();
  const left = outstandingAmount(node);
  const together = nodes.filter(({ buyerName }) => buyerName === node.buyerName);
  const amounts: Readonly<Record<string, number>> = {
    ...{ exact: left, part: Math.ceil(left / 3), beyond: left + 777, name: left, nothing: left },
    ...{ set: sumCents(together.map(outstandingAmount)), debit: -left, paid: 1000 },
  };
  const amount = amounts[wanted.says] ?? 0;
  const cites = ['exact', 'part', 'beyond', 'debit', 'paid'].includes(wanted.says);
  const names = ['name', 'set'].includes(wanted.says);
  const number = node.number.replaceAll(/[-/]/g, wanted.joint);
  const text = `${cites ? number : ''} ${names ? node.buyerName : ''}`.trim();
  const line = makeLine(addDays('2026-11-01', wanted.day), amount, {
    label: write(`${wanted.noise} ${wanted.place === 'label' ? text : ''}`, wanted.case),
    ...(wanted.place !== 'label' && { [wanted.place]: write(text, wanted.case) }),
  });
  // Nothing is due on a document that was paid in full: no line can have the whole of it.
  const says = left === 0 ? 'paid' : wanted.says;
  return { says, line, number: node.number };
}

function write(text: string, how: string): string {
  if (how === 'as-is') return text;
  return how === 'upper' ? text.toUpperCase() : text.toLowerCase();
}
