import { expect, test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
  lineOf,
} from './judge.test.support.ts';

const insurance = { insurer: 'Assur', contact: 'Lyon', area: 'France' };

test('building trades show their insurance', () => {
  const builder: Edit = (draft) => {
    draft.seller.naf = '43.32A';
  };
  expectNotApplicable('insurance');
  expectMissing('insurance', builder, { severity: 'warning', field: 'seller.insurance' });
  expectSatisfied('insurance', (draft) => {
    builder(draft);
    draft.seller.insurance = insurance;
  });
  expectMissing(
    'insurance',
    (draft) => {
      draft.seller.insurance = { ...insurance, area: '' };
    },
    { severity: 'warning' },
  );
});

test('the certificate of insurance of a builder is joined, under a name that says so', () => {
  const joining =
    (filename: string): Edit =>
    (draft) => {
      draft.seller.naf = '43.32A';
      draft.seller.insurance = insurance;
      draft.attachments = [
        { role: 'DOCUMENT_ANNEXE', mediaType: 'application/pdf', content: 'JVBERg==', filename },
      ];
    };
  const missing = { severity: 'information', field: 'attachments' } as const;
  expectNotApplicable('insurance-certificate');
  expectMissing('insurance-certificate', joining('plan.pdf'), missing);
  expectSatisfied('insurance-certificate', joining('Attestation assurance 2026.pdf'));
  // Decomposed, as macOS writes file names.
  expectSatisfied('insurance-certificate', joining('de\u0301cennale.pdf'));
});

test('a consumer is told of the mediator', () => {
  expectNotApplicable('mediator');
  expectMissing(
    'mediator',
    (draft) => {
      draft.buyer.kind = 'individual';
    },
    { severity: 'information', field: 'seller.mediator' },
  );
  expectSatisfied('mediator', (draft) => {
    draft.buyer.kind = 'individual';
    draft.seller.mediator = { name: 'M', contact: 'm.example' };
  });
});

test('a note says where, and is due from 25 € on', () => {
  const note: Edit = (draft) => {
    draft.subtype = 'note';
  };
  expectMissing('note-place', note, { severity: 'blocking', field: 'supply.place' });
  expectSatisfied('note-place', (draft) => {
    note(draft);
    draft.supply = { date: '2026-11-20', place: 'Chez le client' };
  });
  expectSatisfied('note-threshold', note);
  expectMissing(
    'note-threshold',
    (draft) => {
      note(draft);
      draft.lines = [{ ...lineOf(draft, 1), unitPrice: '20' }];
    },
    { severity: 'information' },
  );
});

test('new goods sold to a consumer may owe the words of their guarantee, with a button', () => {
  const selling: Edit = (draft) => {
    draft.operation = 'goods';
    draft.buyer.kind = 'individual';
  };
  expectMissing('conformity-guarantee', selling, { severity: 'information', field: 'notes' });
  const { notes } = judge('conformity-guarantee', selling).proposal?.changes ?? {};
  expect(notes).toMatch(/garantie légale de conformité de deux ans/);
  expectSatisfied('conformity-guarantee', (draft) => {
    selling(draft);
    draft.notes = notes;
  });
  expectNotApplicable('conformity-guarantee', (draft) => {
    selling(draft);
    draft.vatRegime = 'margin-used';
  });
  expectNotApplicable('conformity-guarantee');
});

test('food, books and calendars have no such words', () => {
  const selling =
    (name: string, vatRate = '20', naf = ''): Edit =>
    (draft) => {
      draft.operation = 'goods';
      draft.buyer.kind = 'individual';
      draft.seller.naf = naf;
      draft.lines = [{ ...lineOf(draft, 1), name, vatRate }];
    };
  const told = { severity: 'information', field: 'notes' } as const;
  for (const name of ['Machine à café', 'Cave à vin', 'Étagère pour livres', 'Téléphone', 'Vélo'])
    expectMissing('conformity-guarantee', selling(name), told);
  for (const name of ['Calendrier 2027', 'Livre d’art', 'Vin rouge', 'Cartes de vœux', 'Bouquet'])
    expectNotApplicable('conformity-guarantee', selling(name));
  expectNotApplicable('conformity-guarantee', selling('Assortiment', '5.5'));
  expectNotApplicable('conformity-guarantee', selling('Assortiment', '20', '10.71C'));
  // One such item beside other goods is enough.
  expectMissing(
    'conformity-guarantee',
    (draft) => {
      selling('Livre d’art')(draft);
      draft.lines = [...draft.lines, { ...lineOf(draft, 0), name: 'Lampe', vatRate: '20' }];
    },
    told,
  );
});
