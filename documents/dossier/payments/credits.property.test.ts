import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, convertInvoiceToCredit, type Draft } from '#documents';
import { checkProperty } from '#scripts/test/check-property.ts';
import { computeInvoiceAmounts, outstandingAmount } from '../amounts-due.ts';
import { sumClients } from '../books/client-books.ts';
import { listCashedSums } from '../books/list-cashed.ts';
import { listSetOffMoney } from '../books/list-set-off-money.ts';
import type { ChainNode } from '../chain-node.ts';
import { leftToClaim } from '../claimed.ts';
import { makeDossier } from '../make-dossier.test.support.ts';
import { computeCredits } from './compute-credits.ts';
import { unusedCredit } from './credits.ts';
import { computeGivenBack, isRefundAlone, owedBackAmount } from './given-back.ts';
import { groupCredits, sumCreditsLeft } from './group-credits.ts';
import { listLowering } from './lowered-by.ts';
import { invoiceOf, type Treatment, today } from './make-account.test.support.ts';
import { onAccountAmount } from './on-account.ts';
import { takeBackPayment } from './pay-rest.ts';
import { isSameClient } from './same-client.ts';
import { payBack } from './use-credit.ts';

const PLACES = 5;
const place = fc.nat(PLACES - 1);
const anyAmount = fc.integer({ min: 1, max: 100_000 });
const anyDossier = fc.record({
  invoices: fc.array(
    fc.record({
      amount: anyAmount,
      currency: fc.constantFrom('EUR', 'EUR', 'USD'),
      seller: fc.nat(1),
      client: fc.nat(1),
      isDeposit: fc.boolean(),
    }),
    { minLength: PLACES, maxLength: PLACES },
  ),
  avoirs: fc.array(
    fc.record({
      of: place,
      percent: fc.integer({ min: 1, max: 140 }),
      treatment: fc.constantFrom<Treatment>(
        { kind: 'offset' },
        { kind: 'on-account' },
        { kind: 'refund' },
        { kind: 'refund', date: '2026-11-12' },
        { kind: 'offset', invoice: 'F-1' },
        { kind: 'offset', invoice: 'F-4' },
      ),
      isAlone: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  payments: fc.array(fc.record({ of: place, amount: fc.integer({ min: -60_000, max: 150_000 }) }), {
    maxLength: 8,
  }),
  setOffs: fc.array(
    fc.record({ from: fc.nat(PLACES + 2), to: place, amount: fc.option(anyAmount) }),
    { maxLength: 8 },
  ),
  paidBack: fc.option(fc.record({ of: fc.nat(2), amount: anyAmount })),
  takenBack: fc.array(fc.nat(7), { maxLength: 2 }),
});
const ALONE = {
  offset: { kind: 'on-account' },
  'on-account': { kind: 'on-account' },
  refund: { kind: 'refund' },
} satisfies Record<string, Treatment>;
/** Avoirs, payments and set-offs of one invoice, the first. */
const oneSource: fc.Arbitrary<AnyDossier> = anyDossier.map((made) => ({
  ...made,
  invoices: made.invoices.map((one) => ({ ...one, currency: 'EUR', seller: 0, client: 0 })),
  avoirs: made.avoirs.map((one) => ({
    ...one,
    of: 0,
    percent: (one.percent % 70) + 1,
    isAlone: false,
  })),
  payments: made.payments.map(({ amount }) => ({ of: 0, amount: Math.abs(amount) })),
  setOffs: made.setOffs.map((one) => ({
    ...one,
    from: one.from > 3 ? one.from : 0,
    to: Math.max(1, one.to),
  })),
}));
const eitherDossier = fc.oneof(anyDossier, oneSource);
type AnyDossier = typeof anyDossier extends fc.Arbitrary<infer Value> ? Value : never;

test('every credit is used, paid back or left, and all that is left is told once', () => {
  checkProperty(
    fc.property(eitherDossier, (made) => {
      const nodes = [...build(made).values()];
      const credits = computeCredits(nodes);
      for (const { amount, used, paidBack, left, held, document } of credits) {
        expect(used + paidBack + left).toBe(amount);
        expect(Math.min(used, paidBack, left), document.id).toBeGreaterThanOrEqual(0);
        expect(sum(held.map((one) => one.amount))).toBe(left);
      }
      const groups = groupCredits(credits);
      for (const currency of ['EUR', 'USD']) {
        const own = nodes.filter((node) => node.currency === currency);
        const left = sum(own.map((node) => owedBackAmount(node) + onAccountAmount(node)));
        const told = credits.filter(({ document }) => document.currency === currency);
        expect(sum(told.map((one) => one.left))).toBe(left);
        expect(sumCreditsLeft(groups).find((one) => one.currency === currency)?.amount ?? 0).toBe(
          left,
        );
        const clients = [...sumClients(own).values()].flat();
        expect(sum(clients.map(({ owedBack, onAccount }) => owedBack + onAccount))).toBe(left);
      }
    }),
    { numRuns: 300 },
  );
});

test('set-offs lower invoices of the same client alone, to zero at most, and lose no cent', () => {
  checkProperty(
    fc.property(eitherDossier, (made) => {
      const nodes = [...build(made).values()];
      const used = sum(computeCredits(nodes).map((credit) => credit.used));
      const lowered = nodes.flatMap((node) => node.setOffs.map((one) => ({ node, ...one })));
      expect(sum(lowered.map(({ amount }) => amount))).toBe(used);
      for (const { node, source } of lowered) {
        expect(isSameClient(node, source)).toBe(true);
        expect([source.currency, source.sellerKey, source.clientId]).toEqual([
          node.currency,
          node.sellerKey,
          node.clientId,
        ]);
      }
      const dues = nodes.map(outstandingAmount);
      expect(Math.min(...dues)).toBeGreaterThanOrEqual(0);
      const left = sum(nodes.map((node) => owedBackAmount(node) + onAccountAmount(node)));
      const asked = sum(nodes.map(({ payable }) => payable));
      const credited = sum(nodes.filter(isAvoir).map(({ amount }) => amount ?? 0));
      const paid = sum(nodes.map((node) => node.paid));
      // Money that an avoir says was given back is neither owed nor held.
      expect(sum(dues) - left).toBe(asked - credited - paid + sumTold(nodes));
    }),
    { numRuns: 300 },
  );
});

test('what is due is what reminders claim, whatever the status, and is told with its deductions', () => {
  checkProperty(
    fc.property(eitherDossier, (made) => {
      for (const node of build(made).values()) {
        if (!node.asksPayment) continue;
        const due = outstandingAmount(node);
        // More paid back than was ever received is no claim of a reminder.
        if (node.paid >= 0) expect(leftToClaim(node, today), node.id).toBe(due);
        if (node.status.name === 'cancelled' || node.status.name === 'paid') expect(due).toBe(0);
        const lowering = listLowering(node);
        expect(new Set(lowering.map(({ document }) => document)).size).toBe(lowering.length);
        expect(sum(lowering.map(({ amount }) => amount))).toBe(
          node.payable - computeInvoiceAmounts(node).asked,
        );
      }
    }),
    { numRuns: 300 },
  );
});

test('paying back a credit lowers what is left by as much, and undoes nothing that was set off', () => {
  checkProperty(
    fc.property(eitherDossier, fc.nat(20), fc.nat(10_000), (made, which, share) => {
      const { chain, payments } = open(made);
      const before = [...chain().values()];
      const owed = computeCredits(before).filter(({ left }) => left > 0);
      const credit = owed[which % Math.max(1, owed.length)];
      fc.pre(credit !== undefined);
      const amount = cents(Math.max(1, Math.floor((credit.left * share) / 10_000)));
      const paid = { paidOn: '2026-11-12', means: 'transfer' } as const;
      const newId = () => `back ${payments.length}`;
      payments.push(...payBack(credit, { amount, newId, ...paid }));
      const after = [...chain().values()];
      expect(after.map(outstandingAmount)).toEqual(before.map(outstandingAmount));
      const sums = (nodes: readonly ChainNode[]) => {
        const credits = computeCredits(nodes);
        return [sum(credits.map(({ left }) => left)), sum(credits.map(({ used }) => used))];
      };
      const [left = 0, used = 0] = sums(before);
      expect(sums(after)).toEqual([left - amount, used]);
      const book = (nodes: readonly ChainNode[]) =>
        sum(nodes.flatMap((node) => listCashedSums(node, () => today)).map((one) => one.amount));
      expect(book(after)).toBe(book(before) - amount);
    }),
    { numRuns: 300 },
  );
});

test('all that an overpayment sets off is money of some day, and nothing more than was used is', () => {
  checkProperty(
    fc.property(eitherDossier, (made) => {
      for (const node of build(made).values()) {
        const used = sum(node.setOffs.map(({ amount }) => amount));
        const money = sum(listSetOffMoney(node, () => today).map(({ amount }) => amount));
        expect(money).toBeLessThanOrEqual(used);
        if (node.setOffs.every(({ source }) => source.asksPayment)) expect(money).toBe(used);
      }
    }),
    { numRuns: 300 },
  );
});

function sumTold(nodes: readonly ChainNode[]): number {
  const invoices = nodes.filter(({ asksPayment }) => asksPayment);
  const told = invoices.flatMap((node) => computeGivenBack(node).toldRefunds);
  const alone = nodes.filter((node) => isRefundAlone(node) && node.treatment.date);
  return sum([...told.map(({ amount }) => amount), ...alone.map(unusedCredit)]);
}

function isAvoir({ treatment }: ChainNode): boolean {
  return treatment !== null;
}

function build(made: AnyDossier) {
  return open(made).chain();
}

function open({ invoices, avoirs, payments, setOffs, paidBack, takenBack }: AnyDossier) {
  const dossier = makeDossier(today);
  const drafts = invoices.map(({ amount, currency, seller, isDeposit }, index): Draft => {
    const draft = invoiceOf(`F-${index}`, amount);
    const other = { ...draft.seller, name: 'Autre', siren: '552100554', siret: undefined };
    return {
      ...{ ...draft, currency, subtype: isDeposit ? 'deposit' : 'standard' },
      seller: seller === 0 ? draft.seller : other,
    };
  });
  for (const [index, draft] of drafts.entries())
    dossier.add(draft.number, draft, { clientId: `client ${invoices[index]?.client}` });
  const made = avoirs.flatMap(({ of, percent, treatment, isAlone }, index) => {
    const [draft, whole] = [drafts[of], invoices[of]];
    const amount = Math.floor(((whole?.amount ?? 0) * percent) / 100);
    if (!draft || amount === 0) return [];
    const { lines } = invoiceOf('', amount);
    const number = `A-${index}`;
    const avoir = convertInvoiceToCredit({ ...draft, lines }, { number, today });
    // One that names an invoice elsewhere is settled there, and owed to nobody.
    const named = treatment.kind === 'offset' ? Number(treatment.invoice?.slice(2)) : of;
    const isElsewhere = invoices[named]?.seller !== whole?.seller;
    const how = isAlone || isElsewhere ? ALONE[treatment.kind] : treatment;
    const content = { ...avoir, credit: { ...avoir.credit, treatment: how } };
    const clientId = `client ${whole?.client}`;
    dossier.add(number, isAlone ? { ...content, references: {} } : content, { clientId });
    if (!isAlone) dossier.link(draft.number, number, 'credit');
    return [{ number, isAlone }];
  });
  const pay = (documentId: string, amount: number) => {
    const how = { paidOn: '2026-11-10', means: 'transfer', note: '', corrects: null } as const;
    const id = `p${dossier.payments.length}`;
    if (amount !== 0) dossier.payments.push({ id, documentId, amount: cents(amount), ...how });
  };
  for (const { of, amount } of payments) pay(`F-${of}`, amount);
  const ends = new Set<string>();
  for (const { from, to, amount } of setOffs) {
    const source = from < PLACES ? `F-${from}` : made[from - PLACES]?.number;
    if (!source || ends.has(`${source}/${to}`)) continue;
    ends.add(`${source}/${to}`);
    dossier.link(source, `F-${to}`, 'set-off');
    if (amount !== null) Object.assign(dossier.links.at(-1) ?? {}, { setOff: cents(amount) });
  }
  const alone = paidBack && made[paidBack.of];
  if (paidBack && alone?.isAlone) {
    const { amount } = dossier.node(alone.number);
    pay(alone.number, -Math.min(paidBack.amount, amount ?? 0));
  }
  const standing = [...new Set(takenBack)].flatMap((index) => dossier.payments[index] ?? []);
  dossier.payments.push(...standing.map((payment) => takeBackPayment(payment, `un${payment.id}`)));
  return dossier;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((one, two) => one + two, 0);
}
