import { expect, test } from 'vitest';
import { type Edit, lineOf } from '#documents/law/rules/judge.test.support.ts';
import { textOf } from './mentions-of.test.support.ts';

test('a corrective invoice cancels and replaces another', () => {
  const text = textOf('corrective', (draft) => {
    draft.subtype = 'corrective';
    draft.references.preceding = [{ number: 'F-2026-0040', issueDate: '2026-10-02' }];
  });
  expect(text).toBe('Annule et remplace la facture n° F-2026-0040 du 02/10/2026');
  expect(
    textOf('corrective', (draft) => {
      draft.subtype = 'corrective';
    }),
  ).toBeUndefined();
});

test('a deposit names its quote', () => {
  const text = textOf('deposit', (draft) => {
    draft.subtype = 'deposit';
    draft.references.quote = { number: 'D-2026-0031', issueDate: '2026-10-05' };
  });
  expect(text).toBe('Facture d’acompte n° F-2026-0042 sur devis n° D-2026-0031 du 05/10/2026');
  expect(
    textOf('deposit', (draft) => {
      draft.subtype = 'deposit';
    }),
  ).toBeUndefined();
});

test('a situation names its quote, its rank and how much is done; the last one is the balance', () => {
  const situation =
    (before: string, amendments: string[] = []): Edit =>
    (draft) => {
      draft.subtype = 'situation';
      draft.situation = { rank: 2, amendments: amendments.map((number) => ({ number })) };
      draft.references.quote = { number: 'D-2026-0031', issueDate: '2026-10-05' };
      draft.lines = [
        {
          ...lineOf(draft, 1),
          progress: { line: 1, agreed: '2000.00', before },
        },
      ];
    };
  expect(textOf('situation', situation('300.00'))).toBe(
    'Situation n° 2 sur devis n° D-2026-0031 du 05/10/2026, réalisé à 60 %',
  );
  expect(textOf('situation', situation('1100.00'))).toBe(
    'Situation n° 2, valant solde, sur devis n° D-2026-0031 du 05/10/2026',
  );
  expect(textOf('amendments', situation('300.00'))).toBeUndefined();
  expect(textOf('amendments', situation('300.00', ['A-1', 'A-2']))).toBe(
    'Avenants compris : n° A-1 et n° A-2',
  );
});

test('a final invoice names its deposits', () => {
  const text = textOf('final', (draft) => {
    draft.subtype = 'final';
    draft.prepayments = [
      { amount: '100', date: '2026-09-01', reference: 'F-2026-0010' },
      { amount: '100', date: '2026-10-01', reference: 'F-2026-0020' },
    ];
  });
  expect(text).toBe('Solde faisant suite aux factures d’acompte n° F-2026-0010 et n° F-2026-0020');
});

test('a deposit invoice is named with the day it was issued, not the day it was paid', () => {
  const text = textOf('final', (draft) => {
    draft.subtype = 'final';
    draft.prepayments = [{ amount: '100', date: '2026-09-15', reference: 'F-2026-0010' }];
    draft.references.preceding = [{ number: 'F-2026-0010', issueDate: '2026-09-01' }];
  });
  expect(text).toBe('Solde faisant suite à la facture d’acompte n° F-2026-0010 du 01/09/2026');
});

test('deposits may be named among the documents that precede', () => {
  const text = textOf('final', (draft) => {
    draft.subtype = 'final';
    draft.references.preceding = [{ number: 'F-2026-0010' }];
  });
  expect(text).toBe('Solde faisant suite à la facture d’acompte n° F-2026-0010');
  expect(
    textOf('final', (draft) => {
      draft.subtype = 'final';
    }),
  ).toBeUndefined();
});

test('self-billing is said to the letter', () => {
  expect(
    textOf('self-billed', (draft) => {
      draft.subtype = 'self-billed';
    }),
  ).toBe('Autofacturation');
});

test('a proforma says that it is no invoice, and nothing of an invoice', () => {
  expect(
    textOf('proforma', (draft) => {
      draft.subtype = 'proforma';
    }),
  ).toMatch(/sans valeur de facture/);
  expect(
    textOf('operation', (draft) => {
      draft.subtype = 'proforma';
    }),
  ).toBeUndefined();
});

test('the nature of the operation is said when it is known', () => {
  const natures = (['goods', 'services', 'mixed', ''] as const).map((operation) =>
    textOf('operation', (draft) => {
      draft.operation = operation;
    }),
  );
  expect(natures).toEqual([
    'Nature de l’opération : livraisons de biens',
    'Nature de l’opération : prestations de services',
    'Nature de l’opération : livraisons de biens et prestations de services',
    undefined,
  ]);
});
