import { expect, test } from 'vitest';
import { DETAILS } from './detail-kinds.ts';
import { namedCodes, tabulate } from './read-page.ts';

const created_at = '2026-07-14T22:05:00Z';
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '));

test('a document says its owner, its company and its total with tax', () => {
  const table = tabulate(DETAILS.documents, [
    {
      id: 'a',
      number: 'F-1',
      document_type: 'facture-tva',
      created_at,
      total_including_tax: 1234.5,
      currency: 'EUR',
      user_email: 'moi@exemple.fr',
      company_name: null,
    },
  ]);
  expect(table.heads).toEqual([
    'Numéro',
    'E-mail utilisateur',
    'Entreprise',
    'Type',
    'Date',
    'Total TTC',
  ]);
  expect(plain(table.rows[0]?.cells ?? [])).toEqual([
    'F-1',
    'moi@exemple.fr',
    'N/A',
    'Facture avec TVA',
    '15/07/2026 00:05',
    '1 234,50 €',
  ]);
});

test('the total of a document in another currency is no sum in euros', () => {
  const row = {
    ...{ id: 'a', number: 'F-2', document_type: 'facture-tva', created_at, user_email: null },
    ...{ total_including_tax: 1200, currency: 'USD', company_name: null },
  };
  const [dollars] = tabulate(DETAILS.documents, [row]).rows;
  expect(plain(dollars?.cells ?? []).at(-1)).toBe('1 200,00 USD');
});

test('a file of a visitor has no number, client or address', () => {
  const [row] = tabulate(DETAILS.pdfs, [
    {
      id: 'a',
      document_type: 'devis',
      document_number: null,
      client_name: null,
      client_email: null,
      file_size: 51_300,
      created_at,
    },
  ]).rows;
  expect(row?.cells.slice(0, 5)).toEqual(['Devis', 'N/A', 'N/A', 'N/A', '50,1 KB']);
});

test('a message that did not leave says why', () => {
  const email = {
    id: 'a',
    recipient_email: 'moi@exemple.fr',
    email_type: 'welcome',
    subject: 'Bienvenue',
    status: 'failed',
    reason: 'EENVELOPE 550',
    created_at,
  };
  const [failed, sent] = tabulate(DETAILS.emails, [
    email,
    { ...email, status: 'sent', reason: null },
  ]).rows;
  expect(failed?.cells[1]).toBe('Bienvenue');
  expect(failed?.cells[3]).toBe('échec : expéditeur ou destinataire refusé (EENVELOPE 550)');
  expect(sent?.cells[3]).toBe('envoyé');
});

test('consents are said in words', () => {
  const profile = {
    user_id: 'a',
    email: 'moi@exemple.fr',
    first_name: 'Zoé',
    last_name: null,
    created_at,
    newsletter_consent: true,
  };
  const cells = tabulate(DETAILS.profiles, [profile]).rows[0]?.cells;
  expect(cells?.[1]).toBe('Zoé');
  expect(cells?.[3]).toBe('Oui');
});

test('a message says its number, and is answered by e-mail', () => {
  const message = {
    id: 'a',
    sequence: 12,
    email: 'moi@exemple.fr',
    subject: 'Un avoir & une facture',
    message: 'Bonjour',
    created_at,
  };
  const [row] = tabulate(DETAILS.messages, [message]).rows;
  expect(row?.cells[0]).toBe('A-000012');
  expect(row?.replyTo).toMatchObject({
    to: 'moi@exemple.fr',
    subject: 'Re : Un avoir & une facture (A-000012)',
  });
});

test('a search knows the French words of codes', () => {
  expect(namedCodes('documents', 'Devis')).toEqual(['devis']);
  expect(namedCodes('documents', 'facture')).toEqual(
    expect.arrayContaining(['facture-tva', 'facture-auto-entrepreneur']),
  );
  expect(namedCodes('emails', 'echec')).toEqual(['failed']);
  expect(namedCodes('documents', '')).toEqual([]);
  expect(namedCodes('clients', 'devis')).toEqual([]);
});
