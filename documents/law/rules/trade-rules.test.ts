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
