import { test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
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

test('works at a reduced rate are certified', () => {
  const builder: Edit = (draft) => {
    draft.seller.naf = '43.22A';
  };
  expectNotApplicable('works-certification');
  expectMissing('works-certification', builder, { severity: 'warning', field: 'works' });
  expectSatisfied('works-certification', (draft) => {
    builder(draft);
    draft.works = { certification: 'improvement' };
  });
});

test('the certification is the one of the rate and of the amount', () => {
  expectSatisfied('works-certification-kind', (draft) => {
    draft.works = { certification: 'improvement' };
  });
  expectMissing(
    'works-certification-kind',
    (draft) => {
      draft.works = { certification: 'energy' };
    },
    { severity: 'warning', field: 'works.certification' },
  );
  expectMissing(
    'works-certification-kind',
    (draft) => {
      draft.works = { certification: 'improvement' };
      lineOf(draft, 1).vatRate = '5.5';
    },
    {},
  );
  expectMissing(
    'works-certification-kind',
    (draft) => {
      draft.works = { certification: 'simplified' };
    },
    {},
  );
  expectSatisfied('works-certification-kind', (draft) => {
    draft.works = { certification: 'simplified' };
    draft.lines = [{ ...lineOf(draft, 1), unitPrice: '100' }];
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
