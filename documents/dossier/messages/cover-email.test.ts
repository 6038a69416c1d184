import { expect, test } from 'vitest';
import { computeTotals } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { writeCoverEmail } from './cover-email.ts';

type Change = (draft: ReturnType<typeof requireDraft>) => Partial<ReturnType<typeof requireDraft>>;
const write = (name: keyof typeof samples, change: Change = () => ({})) => {
  const sample = requireDraft(samples[name]);
  const draft = { ...sample, ...change(sample) };
  const { subject, body } = writeCoverEmail({ draft, totals: computeTotals(draft) });
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  return { subject: plain(subject), body: plain(body) };
};

test('an invoice says what is due, and when', () => {
  const { subject, body } = write('menuisier');
  expect(subject).toMatchInlineSnapshot(`"Facture F-2026-0042 – Menuiserie Lefèvre & Fils"`);
  expect(body).toMatchInlineSnapshot(`
    "Bonjour,

    Veuillez trouver ci-joint la facture F-2026-0042 du 20 novembre 2026, d’un montant de 4 707,00 €.
    Elle est à régler au plus tard le 20 décembre 2026 ; les moyens de paiement y sont indiqués.

    Je reste à votre disposition pour toute question.

    Cordialement,

    Menuiserie Lefèvre & Fils
    01 43 55 61 20"
  `);
});

test('it is addressed to the e-mail of the client, and to nobody when that is none', () => {
  const addressed = (email?: string) => {
    const draft = requireDraft(samples.menuisier);
    const buyer = { ...draft.buyer, email };
    return writeCoverEmail({ draft: { ...draft, buyer }, totals: computeTotals(draft) }).to;
  };
  expect(addressed('compta@cycles-garance.fr')).toBe('compta@cycles-garance.fr');
  expect(addressed('pas un mail')).toBe('');
  expect(addressed()).toBe('');
});

test('an invoice that is paid asks for nothing', () => {
  const { body } = write('menuisier', ({ payment }) => ({
    payment: { ...payment, means: ['paid'] },
  }));
  expect(body).toContain('Elle est déjà réglée : vous n’avez rien à payer.');
});

test('an invoice that was paid after it was issued asks for nothing either', () => {
  const draft = requireDraft(samples.menuisier);
  const { body } = writeCoverEmail({ draft, totals: computeTotals(draft), isPaid: true });
  expect(body).toContain('Elle est déjà réglée');
  expect(body).not.toContain('à régler au plus tard');
});

test('a quote waits for its answer', () => {
  expect(write('devis-plombier')).toMatchInlineSnapshot(`
    {
      "body": "Bonjour,

    Veuillez trouver ci-joint le devis D-2026-0093 du 12 octobre 2026, d’un montant de 2 953,43 €.
    Pour l’accepter, renvoyez-le daté et signé avant le 12 janvier 2027.

    Je reste à votre disposition pour toute question.

    Cordialement,

    Karim Benali EI
    06 12 48 77 03",
      "subject": "Devis D-2026-0093 – Karim Benali EI",
    }
  `);
});

test('a rent is named by its month, and by what was received', () => {
  expect(write('quittance-appartement').subject).toMatchInlineSnapshot(
    `"Quittance de loyer d’octobre 2026 – Hélène Marchand"`,
  );
  const unpaid = write('quittance-appartement', ({ rent }) => ({
    dueDate: '2026-11-05',
    ...(rent && { rent: { ...rent, payments: [] } }),
  }));
  expect(unpaid.body).toMatchInlineSnapshot(`
    "Bonjour,

    Veuillez trouver ci-joint l’avis d’échéance d’octobre 2026, d’un montant de 790,00 €.
    Le loyer est à régler pour le 5 novembre 2026.

    Je reste à votre disposition pour toute question.

    Cordialement,

    Hélène Marchand
    06 12 45 78 30"
  `);
});

const sentence = (name: keyof typeof samples, change?: Change) =>
  write(name, change).body.split('\n').slice(2, 4);

test('without a day, an invoice is payable on receipt and a quote has no limit', () => {
  expect(sentence('menuisier', () => ({ dueDate: '' }))[1]).toBe(
    'Elle est à régler à réception ; les moyens de paiement y sont indiqués.',
  );
  expect(sentence('devis-plombier', () => ({ validUntil: undefined }))[1]).toBe(
    'Pour l’accepter, renvoyez-le daté et signé.',
  );
  expect(sentence('menuisier', () => ({ dueDate: '', language: 'en' }))[1]).toBe(
    'It is payable on receipt; the means of payment are shown on it.',
  );
  expect(sentence('devis-plombier', () => ({ validUntil: undefined, language: 'en' }))[1]).toBe(
    'To accept it, please return it dated and signed.',
  );
});

test('in English a quote waits for its answer, and what is paid asks for nothing', () => {
  expect(sentence('devis-plombier', () => ({ language: 'en' }))[1]).toBe(
    'To accept it, please return it dated and signed before 12 January 2027.',
  );
  const paid: Change = ({ payment }) => ({
    ...{ language: 'en', payment: { ...payment, means: ['paid'] } },
  });
  expect(sentence('menuisier', paid)[1]).toBe('It is already paid: nothing is due.');
  const unpaid: Change = ({ rent }) => ({
    ...{ language: 'en', dueDate: '2026-11-05' },
    ...(rent && { rent: { ...rent, payments: [] } }),
  });
  const { subject } = write('quittance-appartement', unpaid);
  expect(subject).toBe('Rent due notice for October 2026 – Hélène Marchand');
  expect(sentence('quittance-appartement', unpaid)).toEqual([
    'Please find attached the rent due notice for October 2026, for €790.00.',
    'The rent is due by 5 November 2026.',
  ]);
});

test('what has no day or no number says neither', () => {
  const bare = () => ({ issueDate: '', number: '' });
  expect(write('menuisier', bare).subject).toBe('Facture sans numéro – Menuiserie Lefèvre & Fils');
  expect(sentence('menuisier', bare)[0]).toBe(
    'Veuillez trouver ci-joint la facture sans numéro, d’un montant de 4 707,00 €.',
  );
  const english = write('menuisier', () => ({ ...bare(), language: 'en' }));
  expect(english.subject).toBe('Invoice – Menuiserie Lefèvre & Fils');
  expect(english.body).toContain('Please find attached the invoice, for €4,707.00.');
});

test('a rent of some days is named by them, and is asked for only while something is due', () => {
  const some: Change = ({ rent }) => ({
    ...{ supply: { start: '2026-10-12', end: '2026-10-31' }, dueDate: '2026-11-05' },
    ...(rent && { rent: { ...rent, payments: [] } }),
  });
  expect(write('quittance-appartement', some).subject).toBe(
    'Avis d’échéance du 12 au 31 octobre 2026 – Hélène Marchand',
  );
  const undated: Change = (draft) => ({ ...some(draft), dueDate: '' });
  expect(write('quittance-appartement', undated).body).not.toContain('à régler');
  const sample = requireDraft(samples['quittance-appartement']);
  const draft = { ...sample, ...some(sample) };
  const { body } = writeCoverEmail({ draft, totals: computeTotals(draft), isPaid: true });
  expect(body).not.toContain('à régler');
});

test('who is asked for signs first', () => {
  const { body } = write('menuisier', ({ seller }) => ({
    seller: { ...seller, contactName: 'Anne Lefèvre', phone: '' },
  }));
  expect(body).toMatch(/Cordialement,\n\nAnne Lefèvre\nMenuiserie Lefèvre & Fils$/);
});

test('an invoice of nothing, or on which all was deducted, has nothing due', () => {
  const { body } = write('menuisier', () => ({ prepayments: [{ amount: '99999' }] }));
  expect(body).toContain('Elle est déjà réglée');
});

test('a credit note asks for nothing', () => {
  expect(write('avoir-total').body).toMatch(/ci-joint l’avoir .+\.\n\nJe reste/);
});

test('the message is in the language of the document', () => {
  expect(write('menuisier', () => ({ language: 'en' }))).toMatchInlineSnapshot(`
    {
      "body": "Hello,

    Please find attached the invoice F-2026-0042 dated 20 November 2026, for €4,707.00.
    It is payable by 20 December 2026; the means of payment are shown on it.

    Please do not hesitate to contact me with any question.

    Kind regards,

    Menuiserie Lefèvre & Fils
    01 43 55 61 20",
      "subject": "Invoice F-2026-0042 – Menuiserie Lefèvre & Fils",
    }
  `);
});

test.each(Object.keys(samples) as (keyof typeof samples)[])('%s: whole sentences', (name) => {
  for (const language of ['fr', 'en'] as const) {
    const { subject, body } = write(name, () => ({ language }));
    expect(`${subject}\n${body}`).not.toMatch(/undefined|null|NaN| {2}| [,.]|\n{3}/);
    expect(body.split('\n\n').length).toBeGreaterThanOrEqual(4);
  }
});

test('a message goes to the address of the client, and to nobody where it is none', () => {
  const to = (email: string | undefined) => {
    const sample = requireDraft(samples.menuisier);
    const draft = { ...sample, buyer: { ...sample.buyer, email } };
    return writeCoverEmail({ draft, totals: computeTotals(draft) }).to;
  };
  expect(to('nom@exemple.fr')).toBe('nom@exemple.fr');
  expect(to('pas un mail')).toBe('');
  expect(to(undefined)).toBe('');
});
