import { expect, test } from 'vitest';
import { samples } from '#documents/samples/samples.ts';
import { formatPath, parseDraft } from './parse-draft.ts';

const smallest = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'normal',
  seller: { kind: 'company' },
  buyer: { kind: 'business' },
};
const item = { kind: 'item', name: 'Article', unitPrice: '1', vatRate: '20' };

function problemsOf(input: unknown): string[] {
  const parsed = parseDraft(input);
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`);
}

test('the smallest draft opens, completed with its defaults', () => {
  const parsed = parseDraft(smallest);
  expect(parsed).toMatchObject({
    ok: true,
    draft: {
      subtype: 'standard',
      number: '',
      issueDate: '',
      dueDate: '',
      currency: 'EUR',
      priceMode: 'net',
      vatOnDebits: false,
      lines: [],
      allowances: [],
      charges: [],
      prepayments: [],
      references: {},
      payment: {
        means: ['transfer'],
        latePenalty: 'ecb+10',
        recoveryFee: true,
        earlyDiscount: 'none',
      },
      style: {
        template: 'classique',
        accent: '#1C5D4A',
        watermark: 'none',
        showsPaymentCode: true,
      },
    },
  });
});

test('a line has a quantity of one, no unit of its own and a price of nothing', () => {
  const parsed = parseDraft({ ...smallest, lines: [{ kind: 'item' }] });
  expect(parsed.ok && parsed.draft.lines).toEqual([
    { kind: 'item', name: '', quantity: '1', unit: 'C62', unitPrice: '0' },
  ]);
});

test('parts that are given keep the defaults of what they leave out', () => {
  const parsed = parseDraft({
    ...smallest,
    payment: { means: ['card'] },
    style: { accent: '#000000' },
  });
  expect(parsed.ok && parsed.draft.payment.latePenalty).toBe('ecb+10');
  expect(parsed.ok && parsed.draft.style.template).toBe('classique');
});

test('a parsed draft parses again to itself', () => {
  for (const sample of Object.values(samples)) {
    const once = parseDraft(sample);
    expect(once.ok && parseDraft(JSON.parse(JSON.stringify(once.draft)))).toEqual(once);
  }
});

test('what is not one document is refused with one sentence', () => {
  for (const input of [null, undefined, 42, 'facture', true, [], [smallest]]) {
    expect(problemsOf(input)).toEqual([': Expected a JSON object that describes one document']);
  }
});

test('what is missing is named, with what was expected', () => {
  expect(problemsOf({})).toEqual([
    'version: Missing: expected 1',
    'kind: Missing: expected "facture-tva" or "facture-auto-entrepreneur" or "devis" or "recu" or "quittance-loyer" or "avoir"',
    expect.stringMatching(/^vatRegime: Missing: expected "normal" or "franchise" or /),
    'seller: Missing: expected an object',
    'buyer: Missing: expected an object',
  ]);
});

test('each wrong value has its path, what was expected and what was received', () => {
  const input = {
    ...smallest,
    currency: 'euro',
    issueDate: '20/11/2026',
    seller: { kind: 'firm', address: { country: 'France' } },
    lines: [
      { kind: 'produit' },
      'ligne',
      { ...item, name: 4, quantity: '1,5', discount: { percent: '5', amount: '2' } },
    ],
    payment: { means: ['espèces'], earlyDiscount: { percent: '2', days: 1.5 }, recoveryFee: 'oui' },
  };
  expect(problemsOf(input)).toEqual([
    'issueDate: Expected a date YYYY-MM-DD between 2000 and 2099, such as "2026-11-20"',
    'currency: Expected a three-letter ISO 4217 currency code, such as "EUR"',
    'seller.address.country: Expected a two-letter ISO 3166 country code, such as "FR"',
    'seller.kind: Expected "company" or "sole-trader" or "liberal" or "association" or "sci" or "agent" or "individual", received "firm"',
    'lines[0].kind: Expected "item" or "disbursement" or "section" or "subtotal" or "comment" or "page-break" or "option" or "variant", received "produit"',
    'lines[1]: Expected an object, received "ligne"',
    'lines[2].name: Expected text, received 4',
    'lines[2].quantity: Expected a decimal from -999999999 to 999999999 with at most 4 decimals, such as "1234.5"',
    'lines[2].discount: Expected { "percent": … } or { "amount": … }, not both',
    'payment.means[0]: Expected "transfer" or "direct-debit" or "card" or "cheque" or "cash" or "link" or "paid", received "espèces"',
    'payment.recoveryFee: Expected true or false, received "oui"',
    'payment.earlyDiscount: Expected "none", "unstated" or { "percent": …, "days": … }',
  ]);
});

test('unknown keys are refused by name, wherever they are', () => {
  expect(problemsOf({ ...smallest, totl: 1, devise: 'EUR' })).toEqual([
    ': Unknown keys: "totl", "devise"',
  ]);
  expect(problemsOf({ ...smallest, seller: { kind: 'company', adress: {} } })).toEqual([
    'seller: Unknown key: "adress"',
  ]);
  expect(problemsOf({ ...smallest, lines: [{ ...item, price: 3 }] })).toEqual([
    'lines[0]: Unknown key: "price"',
  ]);
});

test('a newer version asks for an update, an unknown one is refused', () => {
  expect(problemsOf({ ...smallest, version: 2, futureKey: {} })).toEqual([
    'version: This document was made by a newer version of Facturier (version 2); this one reads version 1. Update it first',
  ]);
  expect(problemsOf({ ...smallest, version: 0 })).toEqual(['version: Expected 1, received 0']);
  expect(problemsOf({ ...smallest, version: '1' })).toEqual(['version: Expected 1, received "1"']);
});

test('a path is written as JavaScript would', () => {
  expect(formatPath(['lines', 2, 'discount', 'percent'])).toBe('lines[2].discount.percent');
  expect(formatPath([])).toBe('');
});

test('a nature that another kind has is refused, with those of this kind', () => {
  expect(problemsOf({ ...smallest, kind: 'devis', subtype: 'deposit' })).toEqual([
    'subtype: Expected "standard" or "order" or "amendment" for the kind "devis", received "deposit"',
  ]);
  expect(problemsOf({ ...smallest, subtype: 'rebate' })[0]).toContain('for the kind "facture-tva"');
  expect(problemsOf({ ...smallest, kind: 'avoir', subtype: 'rebate' })).toEqual([]);
});

test('a quote and an avoir say what they add, with their defaults', () => {
  const option = { kind: 'option', name: 'Pose', unitPrice: '10', isSelected: true };
  const quote = parseDraft({ ...smallest, kind: 'devis', quote: {}, lines: [option] });
  expect(quote).toMatchObject({
    ok: true,
    draft: { quote: { cost: 'free', isWorks: false }, lines: [{ kind: 'option', quantity: '1' }] },
  });
  const credit = parseDraft({ ...smallest, kind: 'avoir', credit: { reason: 'return' } });
  expect(credit).toMatchObject({ ok: true, draft: { credit: { treatment: { kind: 'offset' } } } });
  expect(problemsOf({ ...smallest, quote: { deposit: { percent: '101' } } })[0]).toContain(
    'quote.deposit',
  );
  expect(problemsOf({ ...smallest, credit: { treatment: { kind: 'gift' } } })).toEqual([
    'credit.treatment.kind: Expected "refund" or "offset" or "on-account", received "gift"',
  ]);
});

test('amounts of options are bounded like those of lines', () => {
  const huge = { kind: 'option', quantity: '999999999', unitPrice: '999999999' };
  expect(problemsOf({ ...smallest, kind: 'devis', lines: [huge] })[0]).toMatch(/^lines\[0\]/);
});
