import { expect, test } from 'vitest';
import { describeFigures } from './describe-figures.ts';

const plain = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.map((cell) => String(cell).replaceAll(/\s/g, ' ')));

test('shares, rules, messages, conversion and health are tables', () => {
  const cards = describeFigures({
    shares: [{ document_type: 'facture-tva', template: 'moderne', total: 8, electronic: 3 }],
    brokenRules: [{ rule: 'due-date', total: 2 }],
    conversion: { total_leads: 3, converted_leads: 1 },
    mail: [
      { email_type: 'welcome', status: 'failed', reason: 'EENVELOPE 550', total: 2 },
      { email_type: 'welcome', status: 'queued', reason: 'EHELLO', total: 1 },
      { email_type: 'welcome', status: 'sent', reason: null, total: 1200 },
    ],
    health: {
      database_bytes: 52_400_000,
      waiting_mail: 2,
      oldest_mail: '2026-11-23T10:00:00Z',
      due_deletions: 0,
    },
    version: '1.2.3',
  });
  expect(cards.map(({ rows }) => plain(rows))).toEqual([
    [['Facture avec TVA · Moderne', '8', '3 (37,5 %)']],
    [['Date de règlement', '2']],
    [
      ['Bienvenue · échec : expéditeur ou destinataire refusé (EENVELOPE 550)', '2'],
      ['Bienvenue · en attente : raison inconnue (EHELLO)', '1'],
      ['Bienvenue · envoyé', '1200'],
    ],
    [
      ['Emails collectés', '3'],
      ['Devenus un compte', '1'],
      ['Taux de conversion', '33,3 %'],
    ],
    [
      ['Version', '1.2.3'],
      ['Taille de la base', '52 Mo'],
      ['Emails en attente', '2'],
      ['Le plus ancien', '23/11/2026 11:00'],
      ['Suppressions de compte demandées', '0'],
    ],
  ]);
});

test('what was not answered is N/A, or an empty table', () => {
  const unknown = { shares: null, brokenRules: null, conversion: null, mail: null, health: null };
  const cards = describeFigures({ ...unknown, version: '' });
  expect(cards.map(({ rows }) => rows.length)).toEqual([0, 0, 0, 1, 5]);
  expect(cards[3]?.rows).toEqual([['Emails collectés', 'N/A']]);
});
