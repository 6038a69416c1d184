import { expect, test } from 'vitest';
import { requireCents } from '#documents/money/amounts.ts';
import { buildPersonalReminder, buildReminder, lateInvoice } from '#documents/samples/reminders.ts';
import { computeClaim } from './claim.ts';
import { proposeLevel } from './level-names.ts';
import { writeReminderEmail } from './reminder-email.ts';
import { writeReminderLetter } from './reminder-letter.ts';

const write = (reminder: Parameters<typeof computeClaim>[0]) => {
  const { subject, body } = writeReminderEmail(reminder, computeClaim(reminder));
  return { subject, body: body.replaceAll(/[\u00a0\u202f]/g, ' ') };
};

test('a friendly reminder asks for the invoice and mentions what it does not ask', () => {
  const { subject, body } = write(buildReminder({ level: 'friendly', claimsPenalties: false }));
  expect(subject).toBe('Rappel – facture F-2026-0042 du 1er\u00a0mai\u00a02026');
  expect(body).toContain('régler la somme de 2 400,00 € au plus tard le 8 août 2026');
  expect(body).toContain('ne vous sont pas réclamées à ce stade');
});

test('a firm reminder says what is owed, from which text, and what follows', () => {
  const { body } = write(buildReminder());
  expect(body).toContain('2 400,00 € + 49,25 € de pénalités + 40,00 € d’indemnité = 2 489,25 €');
  expect(body).toContain('majoré de 10 points, arrêtées au 31 juillet 2026');
  expect(body).toContain('articles L441-10 et D441-5 du code de commerce');
  expect(body).toContain('une mise en demeure vous sera adressée');
});

test('a formal notice summons, with its delay and the court', () => {
  const { body } = write(buildReminder({ level: 'formal-notice', responseDays: 1 }));
  expect(body).toContain('mis en demeure de payer la somme de 2 489,25 € dans un délai de 1 jour');
  expect(body).toContain('article 1344 du code civil');
  expect(body).toContain('injonction de payer');
});

test('a first reminder tells of no other, and a later one of those that all its invoices had', () => {
  const openingOf = (changes: Parameters<typeof buildReminder>[0]) =>
    write(buildReminder(changes)).body.split('\n\n')[1];
  for (const level of ['friendly', 'firm', 'formal-notice'] as const)
    expect(openingOf({ level })).toMatch(/^(Sauf erreur ou omission, l|L)a facture suivante/);
  const reminded = (...remindedOn: string[]) => ({ ...lateInvoice, remindedOn });
  expect(openingOf({ invoices: [reminded('2026-06-08')] })).toMatch(
    /^Malgré la relance du 8 juin 2026, la facture suivante/,
  );
  const twice = reminded('2026-06-22', '2026-06-08');
  expect(openingOf({ invoices: [twice], level: 'formal-notice' })).toMatch(
    /^Malgré les relances du 8 juin 2026 et du 22 juin 2026, la facture suivante/,
  );
  expect(openingOf({ noticeDate: '2026-07-10' })).toMatch(
    /^Malgré la mise en demeure reçue le 10 juillet 2026, la facture suivante/,
  );
  // One that was never reminded of, and the letter of the day itself.
  expect(openingOf({ invoices: [twice, lateInvoice] })).toMatch(/^Sauf erreur/);
  expect(openingOf({ invoices: [reminded('2026-07-31')] })).toMatch(/^Sauf erreur/);
});

test('a private person reads neither the code of commerce nor the 40 €', () => {
  for (const level of ['friendly', 'firm', 'formal-notice'] as const)
    expect(write(buildPersonalReminder({ level })).body).not.toMatch(/code de commerce|40 €/);
  const first = write(buildPersonalReminder({ level: 'formal-notice' })).body;
  expect(first).toContain('porte intérêt au taux de l’intérêt légal à compter de la réception');
  const noticed = { level: 'formal-notice', noticeDate: '2026-07-10' } as const;
  const second = write(buildPersonalReminder(noticed)).body;
  expect(second).toContain('courus depuis la mise en demeure reçue le 10 juillet 2026');
  expect(second).toContain('3,80 € d’intérêts');
});

test('a public buyer reads its own code, and no order to pay', () => {
  const { buyer } = buildReminder();
  const city = { ...buyer, kind: 'public' as const };
  const { body } = write(buildReminder({ level: 'formal-notice', buyer: city }));
  expect(body).toContain('majoré de 8 points');
  expect(body).toContain('code de la commande publique');
  expect(body).not.toContain('injonction');
});

test('several invoices are named while they are few, then counted', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...lateInvoice, number: `F-${index}` }));
  expect(write(buildReminder({ invoices: many(2) })).subject).toBe('Relance – factures F-0, F-1');
  expect(write(buildReminder({ invoices: many(4) })).subject).toBe('Relance – 4 factures échues');
  expect(write(buildReminder({ invoices: many(2) })).body).toContain('Total : 4 978,50 €');
});

test('the letter carries the table, the sum in its request, and how it was counted', () => {
  const reminder = buildReminder({ level: 'formal-notice', signatory: 'Jeanne Lefèvre' });
  const letter = writeReminderLetter(reminder, computeClaim(reminder), {
    template: 'classique',
    accent: '#1C5D4A',
  });
  expect(letter.delivery).toBe('Lettre recommandée avec avis de réception');
  expect(letter.dateLine).toBe('Paris, le 31\u00a0juillet\u00a02026');
  const tables = letter.blocks.filter((block) => block.kind === 'table');
  expect(tables.map(({ rows }) => rows.length)).toEqual([1, 2]);
  const amounts = tables[1]?.rows.map(({ cells }) => cells.at(-1));
  expect(amounts).toEqual(['23,97\u00a0€', '25,28\u00a0€']);
});

test('the letter and the e-mail say what was deducted before', () => {
  const deducted = [
    { name: 'l’avoir A-2026-0003', amount: requireCents('120') },
    { name: 'le trop-perçu de la facture F-2026-0007', amount: requireCents('5') },
  ];
  const reminder = buildReminder({ invoices: [{ ...lateInvoice, deducted }] });
  const claim = computeClaim(reminder);
  const said =
    'déjà déduits : l’avoir A-2026-0003, 120,00 € ; le trop-perçu de la facture F-2026-0007, 5,00 €';
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  const style = { template: 'classique', accent: '#1C5D4A' } as const;
  const { blocks } = writeReminderLetter(reminder, claim, style);
  const details = blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.flatMap(({ detail }) => detail ?? []) : [],
  );
  expect(details.map(plain)).toContain(`du 01/05/2026, ${said}`);
  expect(plain(writeReminderEmail(reminder, claim).body)).toContain(`(${said})`);
});

test('a rate that was not read in its order is not written in the letter', () => {
  const { seller } = buildReminder();
  const reminder = buildReminder({
    ...{ level: 'formal-notice', noticeDate: '2026-06-28' },
    seller: { ...seller, kind: 'individual' },
  });
  const style = { template: 'classique', accent: '#1C5D4A' } as const;
  const letter = writeReminderLetter(reminder, computeClaim(reminder), style);
  const count = letter.blocks.filter((block) => block.kind === 'table').at(-1);
  expect(count?.rows.map(({ cells }) => cells[4])).toEqual(['6,67\u00a0%', 'intérêt légal']);
  expect(JSON.stringify(letter)).not.toContain('6,84');
  expect(JSON.stringify(letter)).toContain('intérêts au taux de l’intérêt légal');
});

test('the level follows the days of delay', () => {
  expect([1, 14, 15, 29, 30, 400].map(proposeLevel)).toEqual([
    ...['friendly', 'friendly', 'firm', 'firm', 'formal-notice', 'formal-notice'],
  ]);
});
