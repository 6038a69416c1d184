import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { draftName } from './draft-name.ts';
import { fileName } from './file-name.ts';

const invoice = requireDraft(samples.menuisier);
const blank = { ...invoice, number: '', subject: '', buyer: { ...invoice.buyer, name: '' } };
const named = (number: string, client: string) => ({
  ...blank,
  number,
  buyer: { ...blank.buyer, name: client },
});
const pdf = { extension: 'pdf', isProvisional: false } as const;

test('a file bears the number and the client', () => {
  expect(fileName(named('F-2026-0042', 'Cycles Garance SAS'), pdf)).toBe(
    'F-2026-0042 Cycles Garance SAS.pdf',
  );
});

test('an unfinished file says so', () => {
  expect(fileName(named('F-2026-0042', 'Cycles'), { extension: 'pdf', isProvisional: true })).toBe(
    'F-2026-0042 Cycles (brouillon).pdf',
  );
});

test('without a number, the kind of document stands in', () => {
  expect(fileName(named('', ''), pdf)).toBe('Facture avec TVA.pdf');
});

test('what a system refuses is left out', () => {
  expect(fileName(named('2026/11/042', 'A*B? <C>: "D" | E\u202e..'), pdf)).toBe(
    '2026-11-042 AB C D E.pdf',
  );
  expect(fileName(named('../../x', 'y'), pdf)).toBe('-..-x y.pdf');
});

test('a long name is cut between characters', () => {
  const name = fileName(named('F-1', '🙂'.repeat(200)), pdf);
  expect([...name]).toHaveLength(64);
  expect(name).not.toMatch(/\p{Cs}/u);
});

test('the file of a rent has its month, and says what is no quittance', () => {
  const paid = { ...requireDraft(samples['quittance-appartement']), number: 'Q-2026-0010' };
  const payments = paid.rent?.payments ?? [];
  const pay = (count: number) =>
    paid.rent ? { ...paid, rent: { ...paid.rent, payments: payments.slice(0, count) } } : paid;
  const { name } = paid.buyer;
  expect(fileName(paid, pdf)).toBe(`Q-2026-0010 octobre 2026 ${name}.pdf`);
  expect(fileName(pay(0), pdf)).toBe(`Q-2026-0010 Avis d’échéance octobre 2026 ${name}.pdf`);
  expect(fileName({ ...pay(1), buyer: { ...paid.buyer, name: '' } }, pdf)).toBe(
    'Q-2026-0010 Reçu de paiement partiel octobre 2026.pdf',
  );
  expect(fileName({ ...pay(0), number: '' }, pdf)).toBe(`Avis d’échéance octobre 2026 ${name}.pdf`);
  expect(draftName(paid)).toBe(`${name} · Q-2026-0010 · octobre\u00a02026`);
});

test('a draft is called by its client and its number, or its subject', () => {
  expect(draftName(named('F-2026-0042', 'Cycles'))).toBe('Cycles · F-2026-0042');
  expect(draftName({ ...named('', 'Cycles'), subject: 'Atelier' })).toBe('Cycles · Atelier');
  expect(draftName(blank)).toBe('Sans client · sans numéro');
});
