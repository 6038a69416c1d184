import { expect, test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
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

test('works are recognized however their seller was typed', () => {
  const selling =
    (line: { name: string; unit?: string }, seller: { naf?: string; name?: string } = {}): Edit =>
    (draft) => {
      Object.assign(draft.seller, seller);
      Object.assign(lineOf(draft, 1), line);
    };
  const told = { severity: 'information', field: 'works' } as const;
  for (const name of ['Peinture salon', 'Fuite sous évier', 'Isolation des combles', 'VMC'])
    expectMissing('works-certification', selling({ name }), told);
  for (const unit of ['MTK', 'MTR'])
    expectMissing('works-certification', selling({ name: 'Fourniture', unit }), told);
  const plumber = { name: 'Plombier du Port' };
  expectMissing('works-certification', selling({ name: 'Intervention' }, plumber), told);
  expectNotApplicable(
    'works-certification',
    selling({ name: 'Intervention' }, { ...plumber, naf: '56.10A' }),
  );
  expectNotApplicable('works-certification', selling({ name: 'Bois de chauffe', unit: 'MTQ' }));
});

test('the certification that fits the rates and the amount is proposed', () => {
  const selling =
    (unitPrice: string, ...vatRates: string[]): Edit =>
    (draft) => {
      draft.seller.naf = '43.22A';
      draft.lines = vatRates.map((vatRate) => ({ ...lineOf(draft, 1), vatRate, unitPrice }));
    };
  const proposed = (edit: Edit) => judge('works-certification', edit).proposal?.changes;
  const improvement = { works: { certification: 'improvement' } };
  const energy = { works: { certification: 'energy' } };
  const simplified = { works: { certification: 'simplified' } };
  // 909.09 + 90.91 of VAT is 1,000.00 €; 909.08 + 90.91 is a cent less.
  expect(proposed(selling('909.09', '10'))).toEqual(improvement);
  expect(proposed(selling('909.08', '10'))).toEqual(simplified);
  expect(proposed(selling('950', '5.5'))).toEqual(energy);
  expect(proposed(selling('900', '5.5'))).toEqual(simplified);
  expect(proposed(selling('900', '5.5', '10'))).toEqual(improvement);
  expect(proposed(selling('0', '5.5'))).toEqual(energy);
  for (const kind of ['devis', 'facture-tva'] as const)
    expect(
      proposed((draft) => {
        selling('950', '10')(draft);
        draft.kind = kind;
      }),
      kind,
    ).toEqual(improvement);
});

test('a certification that no longer fits is put right, and keeps its address', () => {
  const certified =
    (certification: 'improvement' | 'energy' | 'simplified', vatRate: string): Edit =>
    (draft) => {
      draft.works = { certification, address: '2 rue du Port' };
      draft.lines = [{ ...lineOf(draft, 1), vatRate, unitPrice: '1000' }];
    };
  const proposed = (edit: Edit) => judge('works-certification-kind', edit).proposal?.changes;
  const address = '2 rue du Port';
  expect(proposed(certified('simplified', '10'))).toEqual({
    works: { certification: 'improvement', address },
  });
  expect(proposed(certified('simplified', '5.5'))).toEqual({
    works: { certification: 'energy', address },
  });
  expect(proposed(certified('improvement', '5.5'))).toEqual({
    works: { certification: 'energy', address },
  });
  expect(proposed(certified('energy', '10'))).toEqual({
    works: { certification: 'improvement', address },
  });
  expect(proposed(certified('energy', '20'))).toEqual({ works: undefined });
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
