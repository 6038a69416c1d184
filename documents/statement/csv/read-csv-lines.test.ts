import { expect, test } from 'vitest';
import { STATEMENT_PROBLEMS } from '#documents/statement/statement-problem.ts';
import { readCsvLines } from './read-csv-lines.ts';

/** « 2026-11-05 120000 label | counterparty | reference » */
function read(...rows: string[]): string[] {
  const lines = readCsvLines(rows.join('\r\n'));
  if (!lines.ok) throw new Error(lines.problem);
  return lines.lines.map(({ date, amount, currency, label, counterparty, reference }) =>
    [
      `${date} ${amount}${currency === 'EUR' ? '' : ` ${currency}`}`,
      ...[label, counterparty, reference],
    ]
      .join(' | ')
      .replace(/( \| )+$/, ''),
  );
}

function refusal(...rows: string[]): string | undefined {
  const lines = readCsvLines(rows.join('\n'));
  return lines.ok ? undefined : lines.problem;
}

test('debit and credit apart, below a dozen rows, with labels on several lines', () => {
  expect(
    read(
      'Téléchargement du 30/11/2026 ;',
      '',
      'Compte courant carte n° 00012345678 ;',
      'Solde au 30/11/2026 12 345,67 €',
      'Liste des opérations du compte entre le 01/11/2026 et le 30/11/2026 ;',
      'Date;Libellé;Débit euros;Crédit euros;',
      '05/11/2026;"VIREMENT EN VOTRE FAVEUR',
      '  ATELIER GARANCE   F-2026-0042 ";;1 200,00;',
      '06/11/2026;"PRELEVEMENT',
      'ASSURANCES";45,90;;',
    ),
  ).toEqual([
    '2026-11-05 120000 | VIREMENT EN VOTRE FAVEUR ATELIER GARANCE F-2026-0042',
    '2026-11-06 -4590 | PRELEVEMENT ASSURANCES',
  ]);
});

test('the day of the operation, a detailed label, an amount and its currency', () => {
  expect(
    read(
      '="0012300045678901";05/11/2026;30/11/2026;;2;;1234,56 EUR',
      "Date de l'opération;Libellé;Détail de l'écriture;Montant de l'opération;Devise",
      '05/11/2026;VIR RECU 9876;VIR RECU 9876 DE: MARTIN MOTIF: F-2026-0042;1200,00;EUR',
      '06/11/2026;CARTE X1234;CARTE X1234 05/11 GARE;-12,00;USD',
    ),
  ).toEqual([
    '2026-11-05 120000 | VIR RECU 9876 DE: MARTIN MOTIF: F-2026-0042',
    '2026-11-06 -1200 USD | CARTE X1234 05/11 GARE',
  ]);
});

test('an account line above, and titles that say euro', () => {
  expect(
    read(
      '"Compte de chèques";"****1234";"30/11/2026";"1 234,56"',
      '"Date operation";"Libelle court";"Type operation";"Libelle operation";"Montant operation en euro"',
      '"05-11-2026";"VIREMENT RECU";"Virement";"VIR SEPA RECU /DE GARANCE /MOTIF 42";"+1\u202f200,00"',
    ),
  ).toEqual(['2026-11-05 120000 | VIREMENT RECU · VIR SEPA RECU /DE GARANCE /MOTIF 42']);
});

test('euros are read and francs are not, with a date above the titles', () => {
  expect(
    read(
      'Numéro Compte ;1234567A012',
      'Type ;CCP',
      'Compte tenu en ;euros',
      'Date ;30/11/2026',
      'Solde (EUROS) ;1234,56',
      '',
      'Date;Libellé;Montant(EUROS);Montant(FRANCS)',
      '05/11/2026;"VIREMENT DE MME DURAND";120,50;790,43',
    ),
  ).toEqual(['2026-11-05 12050 | VIREMENT DE MME DURAND']);
  expect(read('Date\tLibellé\tMontant(EUROS)', '05/11/26\tVIREMENT\t1.200,00')).toEqual([
    '2026-11-05 120000 | VIREMENT',
  ]);
});

test('titles in English, and the name that the bank found', () => {
  expect(
    read(
      'dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance',
      '2026-11-05;2026-11-06;"VIR Atelier Garance";"Virements reçus";"Revenus";"atelier garance";1 200,00;;00012345678;BoursoBank;4425.21',
    ),
  ).toEqual(['2026-11-05 120000 | VIR Atelier Garance | atelier garance']);
});

test('thirteen columns with a reference, debits with their minus', () => {
  expect(
    read(
      'Date de comptabilisation;Libelle simplifie;Libelle operation;Reference;Informations complementaires;Type operation;Categorie;Sous categorie;Debit;Credit;Date operation;Date de valeur;Pointage operation',
      '05/11/2026;GARANCE;VIR SEPA GARANCE;A0001;F-2026-0042;Virement;;;;+1200,00;04/11/2026;05/11/2026;0',
      '06/11/2026;PayPal;PRLV PayPal;A0002;;Prelevement;;;-9,99;;06/11/2026;06/11/2026;0',
    ),
  ).toEqual([
    '2026-11-05 120000 | VIR SEPA GARANCE · F-2026-0042 |  | A0001',
    '2026-11-06 -999 | PRLV PayPal |  | A0002',
  ]);
});

test('debit, credit and balance; one amount and a balance', () => {
  expect(
    read('Date;Date de valeur;Débit;Crédit;Libellé;Solde', '05/11/2026;05/11/2026;;35,00;VIR;1,00'),
  ).toEqual(['2026-11-05 3500 | VIR']);
  expect(
    read('Date;Date de valeur;Montant;Libellé;Solde', '05/11/2026;05/11/2026;-35,00;PRLV;1,00'),
  ).toEqual(['2026-11-05 -3500 | PRLV']);
});

test('commas, times and what was refused or is still to come', () => {
  expect(
    read(
      "Statut,Date de la valeur (UTC),Date de l'opération (UTC),Montant total (TTC),Débit,Crédit,Solde,Devise,Nom de la contrepartie,Référence,Montant total (HT)",
      'Réglé,05-11-2026 10:20:30,04-11-2026 09:00:00,"1200.00",,"1200.00",3000,EUR,"Garance, Ateliers",F-2026-0042,1000',
      'Refusé,05-11-2026 10:20:30,04-11-2026 09:00:00,"50.00",,"50.00",3000,EUR,Martin,F-2026-0043,40',
    ),
  ).toEqual(['2026-11-04 120000 |  | Garance, Ateliers | F-2026-0042']);
  expect(
    read(
      'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
      'TRANSFER,Current,2026-11-04 10:00:00,2026-11-05 10:00:01,Payment from Garance,1200.00,0.00,GBP,COMPLETED,1500',
      'TRANSFER,Current,2026-11-04 10:00:00,,Payment from Martin,20.00,0.00,EUR,PENDING,1500',
    ),
  ).toEqual(['2026-11-05 120000 GBP | Payment from Garance']);
});

test('accounts of companies: what the payer wrote, beside other amounts and currencies', () => {
  expect(
    read(
      'Transaction ID;Date de la valeur;Date d’opération;IBAN;Type de transaction;Category;Débit;Crédit;Solde mouvement;Libellé;Nom de la contrepartie;Montant HT;Commentaire',
      'a1;05/11/2026;04/11/2026;FR76;Virement;;;1200,00;3000,00;Virement reçu;Garance;1000,00;F-2026-0042',
    ),
  ).toEqual(['2026-11-04 120000 | Virement reçu · F-2026-0042 | Garance']);
  expect(
    read(
      'Status,Settlement date (UTC),Operation date (UTC),Counterparty name,Total amount (incl. VAT),Currency,Local amount (excl. VAT),Note,Reference',
      'Settled,05-11-2026 10:00:00,04-11-2026 10:00:00,Garance,1200.00,EUR,1000.00,,F-2026-0042',
      'Processing,05-11-2026 10:00:00,04-11-2026 10:00:00,Garance,1200.00,EUR,1000.00,,F-2026-0043',
    ),
  ).toEqual(['2026-11-04 120000 |  | Garance | F-2026-0042']);
  expect(
    read(
      'Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payer,Orig currency,Orig amount,Payment currency,Amount,Total amount,Fee,Balance',
      '2026-11-04,2026-11-05,a1,TOPUP,COMPLETED,Money added from Garance,F-2026-0042,Garance,USD,1300.00,EUR,1200.00,1200.00,0,3000',
    ),
  ).toEqual(['2026-11-05 120000 | Money added from Garance | Garance | F-2026-0042']);
});

test('a minus in the credits is money out, and a dash is nothing', () => {
  expect(
    read('Date;Débit;Crédit', '05/11/2026;;-1200', '06/11/2026;-;35', '07/11/2026;9;-'),
  ).toEqual(['2026-11-05 -120000', '2026-11-06 3500', '2026-11-07 -900']);
});

test('an amount without its sign has the direction that a column says', () => {
  for (const [title, out, into] of [
    ['Sens', 'D', 'C'],
    ['Débit/Crédit', 'Débit', 'Crédit'],
    ['Type', 'Débit', 'Virement'],
    ['Side', 'debit', 'credit'],
    ['Credit Debit Indicator', 'DBIT', 'CRDT'],
  ])
    expect(
      read(`Date;Montant;${title}`, `05/11/2026;12,00;${out}`, `05/11/2026;12,00;${into}`),
      title,
    ).toEqual(['2026-11-05 -1200', '2026-11-05 1200']);
});

test('quotes that are part of a label swallow no row', () => {
  expect(
    read(
      'Date;Libellé;Montant',
      '05/11/2026;"GARANCE" SARL;12,00',
      '06/11/2026;"MARTIN;13,00',
      '07/11/2026;"VIR ""DURAND""";14,00',
    ),
  ).toEqual([
    '2026-11-05 1200 | "GARANCE" SARL',
    '2026-11-06 1300 | "MARTIN',
    '2026-11-07 1400 | VIR "DURAND"',
  ]);
});

test('another currency, by the titles, a column or above them', () => {
  const line = '05/11/2026;12,00';
  expect(read('Date;Montant (USD)', line)).toEqual(['2026-11-05 1200 USD']);
  expect(read('Date;Débit CHF;Crédit CHF', '05/11/2026;;12,00')).toEqual(['2026-11-05 1200 CHF']);
  expect(read('Date;Montant;Monnaie', `${line};USD`)).toEqual(['2026-11-05 1200 USD']);
  expect(read('Devise;USD', 'Date;Montant', line)).toEqual(['2026-11-05 1200 USD']);
  expect(
    read('Date;Montant en devise;Devise;Montant en EUR', '05/11/2026;1300,00;USD;1200,00'),
  ).toEqual(['2026-11-05 120000']);
});

test('a row with more cells than titles is unread: its cents stand apart', () => {
  const given = 'Date,Libellé,Débit,Crédit\n05/11/2026,VIR,,12,50\n06/11/2026,PRLV,45,90,';
  expect(readCsvLines(given)).toEqual({ ok: true, lines: [], unreadCount: 2 });
});

test('what is not booked is no line', () => {
  for (const state of [
    ...['À venir', 'Prévue', 'Non comptabilisé', 'En traitement', 'Impayé'],
    ...['Rejected', 'Reversed'],
  ])
    expect(
      readCsvLines(`Date;Montant;Statut de l’opération\n05/11/2026;12,00;${state}`),
      state,
    ).toEqual({ ok: true, lines: [], unreadCount: 0 });
});

test('balances and totals with a date are no lines, what a client pays is', () => {
  expect(
    read(
      'Date;Libellé;Montant',
      '01/11/2026;SOLDE CREDITEUR PRECEDENT;900,00',
      '30/11/2026;TOTAL DES OPERATIONS;12,00',
      '30/11/2026;NOUVEAU SOLDE;912,00',
      '30/11/2026;Solde au 30/11/2026;912,00',
      '05/11/2026;SOLDE FACTURE F-2026-0042;12,00',
      '05/11/2026;TOTAL ENERGIES;13,00',
    ),
  ).toEqual(['2026-11-05 1200 | SOLDE FACTURE F-2026-0042', '2026-11-05 1300 | TOTAL ENERGIES']);
});

test('titles anew below change the columns; those of a balance are none', () => {
  expect(
    read(
      'Date de solde;Compte;Montant du solde',
      '30/11/2026;123;900,00',
      'Date;Débit;Crédit',
      '05/11/2026;;12,00',
      'Date;Crédit;Débit',
      '06/11/2026;;13,00',
    ),
  ).toEqual(['2026-11-05 1200', '2026-11-06 -1300']);
  expect(read('Date;Débiteur;Créditeur;Montant', '05/11/2026;Garance;Moi;12,00')).toEqual([
    '2026-11-05 1200 |  | Garance',
  ]);
});

test('a row whose date is not understood is counted', () => {
  expect(readCsvLines('Date;Montant\n05/11/2026;12,00\n5 nov.;13,00')).toMatchObject({
    ok: true,
    unreadCount: 1,
  });
});

test('an order of days and months that the file disproves is refused', () => {
  const problem = STATEMENT_PROBLEMS['date-order'];
  expect(refusal('Date;Montant', '11/05/2026;12,00', '11/26/2026;13,00')).toBe(problem);
  expect(refusal('Date;Montant', '26/11/05;12,00', '26/11/25;13,00')).toBe(problem);
  expect(refusal('Date;Montant', '26/11/26;12,00', '05/11/26;13,00')).toBeUndefined();
});

test('totals are no lines, and a line whose amount cannot be read is counted', () => {
  const read = readCsvLines(
    [
      'Date;Libellé;Montant',
      '05/11/2026;VIR;1 200,00',
      '06/11/2026;VIR;douze',
      ';Total;1 200,00',
    ].join('\n'),
  );
  expect(read).toMatchObject({ ok: true, lines: [{ amount: 120_000 }], unreadCount: 1 });
});

test('the column that is missing is named', () => {
  expect(refusal('Jour;Libellé;Montant', '05/11/2026;VIR;12,00')).toBe(
    STATEMENT_PROBLEMS['no-date'],
  );
  expect(refusal('Date;Libellé;Solde', '05/11/2026;VIR;12,00')).toBe(
    STATEMENT_PROBLEMS['no-amount'],
  );
  expect(refusal('Date;Libellé;Débit', '05/11/2026;VIR;12,00')).toBe(
    STATEMENT_PROBLEMS['no-amount'],
  );
  expect(refusal('Nom;Ville', 'Durand;Lyon')).toBe(STATEMENT_PROBLEMS['no-columns']);
});
