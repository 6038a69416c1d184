import { test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  lineOf,
} from './judge.test.support.ts';

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
  // 10 % is the rate of works in Corsica.
  expectNotApplicable('works-certification', (draft) => {
    builder(draft);
    draft.buyer.address.postalCode = '20000';
  });
  expectMissing(
    'works-certification',
    (draft) => {
      builder(draft);
      draft.seller.address.postalCode = '20000';
    },
    { severity: 'warning' },
  );
});

test('works that another trade does at a reduced rate are told of it', () => {
  const doing =
    (name: string, vatRate = '10'): Edit =>
    (draft) => {
      draft.seller.naf = '80.20Z';
      lineOf(draft, 1).name = name;
      lineOf(draft, 1).vatRate = vatRate;
    };
  const told = { severity: 'information', field: 'works' } as const;
  for (const name of ['Pose d’une alarme', 'Remplacement du chauffe-eau', 'Réfection de la cour'])
    expectMissing('works-certification', doing(name), told);
  for (const name of ['Menu du jour', 'Exposition de peintures', 'Course de taxi', 'Composition'])
    expectNotApplicable('works-certification', doing(name));
  expectNotApplicable('works-certification', doing('Pose d’une alarme', '20'));
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
      draft.works = { certification: 'improvement' };
      lineOf(draft, 1).vatRate = '20';
    },
    { severity: 'warning', field: 'works.certification' },
  );
  for (const certification of ['energy', 'improvement'] as const)
    expectSatisfied('works-certification-kind', (draft) => {
      draft.works = { certification };
      lineOf(draft, 0).vatRate = '5.5';
    });
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

test('2.1 % is the rate of works in an overseas department, and of none on the mainland', () => {
  const at =
    (postalCode: string): Edit =>
    (draft) => {
      draft.seller.naf = '43.22A';
      draft.seller.address.postalCode = postalCode;
      lineOf(draft, 1).vatRate = '2.1';
    };
  expectMissing('works-certification', at('97400'), { severity: 'warning', field: 'works' });
  expectNotApplicable('works-certification', at('75011'));
  for (const certification of ['energy', 'improvement'] as const)
    expectSatisfied('works-certification-kind', (draft) => {
      at('97400')(draft);
      draft.works = { certification };
    });
});
