import { expect, test } from 'vitest';
import { addressOfDraft } from '#content/draft-address.ts';
import { type PreparedDocument, writePreparedEmail } from './prepared-emails.ts';

const documentsUrl = 'https://facturier.example/dossier';
const prepared: PreparedDocument = {
  ...{ title: 'Facture', client: 'Cycles Garance', amount: '1\u202f620,00\u00a0€', unread: [] },
  ...{ number: null, sentTo: null, held: null },
  url: `https://facturier.example${addressOfDraft('facture-tva', 'r-1')}`,
};
const write = (...changes: Partial<PreparedDocument>[]) =>
  writePreparedEmail(
    changes.map((change, index) => ({ ...prepared, url: `${prepared.url}${index}`, ...change })),
    { documentsUrl },
  );

test('one document is named with its client and its amount, and opened', () => {
  expect(write({ url: prepared.url })).toMatchObject({
    type: 'documents-prepared',
    subject: '1 document répété est prêt',
    paragraphs: ['Relisez-le, puis émettez-le\u00a0: rien n’est envoyé à votre client.'],
    facts: [{ label: 'Facture', value: 'Cycles Garance, 1\u202f620,00\u00a0€' }],
    action: { url: 'https://facturier.example/facture-tva?brouillon=r-1' },
  });
  expect(write({})).not.toHaveProperty('links');
});

test('what did not follow is to be read again, beside its document', () => {
  const { facts } = write({ unread: ['Saison d’hiver 2026', 'Semaine 48'] }, { title: 'Devis' });
  expect(facts?.map(({ label }) => label)).toEqual(['Facture', 'À relire', 'Devis']);
  expect(facts?.[1]?.value).toBe('«\u00a0Saison d’hiver 2026\u00a0», «\u00a0Semaine 48\u00a0»');
});

test('several are counted, and each has its link', () => {
  const email = write({}, { title: 'Devis', client: '', amount: null });
  expect(email).toMatchObject({
    subject: '2 documents répétés sont prêts',
    paragraphs: ['Relisez-les, puis émettez-les\u00a0: rien n’est envoyé à vos clients.'],
    action: { url: documentsUrl },
    links: [
      { label: 'Facture pour Cycles Garance (1\u202f620,00\u00a0€)', url: `${prepared.url}0` },
      { label: 'Devis', url: `${prepared.url}1` },
    ],
  });
});

test('what is issued and sent by itself says its number and its client', () => {
  const sent = { number: 'F-2026-0043', sentTo: 'compta@garance.fr' };
  expect(write(sent)).toMatchObject({
    subject: '1 document répété est envoyé',
    paragraphs: ['Il est émis et envoyé à votre client, comme vous l’avez choisi.'],
    facts: [{ label: 'Facture F-2026-0043' }, { label: 'Envoyé à', value: 'compta@garance.fr' }],
  });
  expect(write(sent, sent).subject).toBe('2 documents répétés sont envoyés');
});

test('what was to leave by itself and waits says why, beside what left', () => {
  const email = write(
    { number: 'F-2026-0043', sentTo: 'compta@garance.fr' },
    { held: 'Un texte ne suit pas sa période.' },
  );
  expect(email).toMatchObject({
    subject: 'Documents répétés\u00a0: 1 envoyé, 1 à relire',
    paragraphs: ['Un document attend\u00a0: relisez-le, puis émettez-le.'],
  });
  expect(email.facts?.at(-1)).toEqual({
    label: 'Pas envoyé',
    value: 'Un texte ne suit pas sa période.',
  });
});

test('what is issued without being sent is to be sent, not to be issued', () => {
  const unsent = { number: 'F-2026-0043', held: 'Il est trop lourd pour un e-mail.' };
  expect(write(unsent)).toMatchObject({
    subject: 'Documents répétés\u00a0: 1 à envoyer',
    paragraphs: ['Un document est émis sans être envoyé\u00a0: envoyez-le à votre client.'],
  });
  expect(write(unsent, unsent, {}, {}).paragraphs).toEqual([
    '2 documents attendent\u00a0: relisez-les, puis émettez-les.',
    '2 documents sont émis sans être envoyés\u00a0: envoyez-les à vos clients.',
  ]);
});

test('beyond twenty the others are counted', () => {
  const many = (count: number) => write(...Array.from({ length: count }, () => ({})));
  expect(many(20).paragraphs).toHaveLength(1);
  expect(many(21).paragraphs[1]).toBe(
    'Voici les 20 premiers\u00a0; l’autre est dans vos documents.',
  );
  expect(many(24)).toMatchObject({
    subject: '24 documents répétés sont prêts',
    paragraphs: [
      expect.any(String),
      'Voici les 20 premiers\u00a0; les 4 autres sont dans vos documents.',
    ],
  });
  expect(many(24).facts).toHaveLength(20);
});

test('a document without a client and an amount is to be filled in', () => {
  expect(write({ client: '', amount: null }).facts).toEqual([
    { label: 'Facture', value: 'à compléter' },
  ]);
});
