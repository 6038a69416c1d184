import { expect, test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
} from './judge.test.support.ts';

const asNote: Edit = (draft) => {
  draft.subtype = 'note';
  draft.buyer.kind = 'individual';
};

test('the buyer is named, unless a consumer refuses it on a note', () => {
  expectSatisfied('buyer-name');
  expectMissing(
    'buyer-name',
    (draft) => {
      draft.buyer.name = '';
    },
    { severity: 'blocking', field: 'buyer.name' },
  );
  expectMissing(
    'buyer-name',
    (draft) => {
      draft.buyer.name = '';
      draft.buyer.refusesName = true;
    },
    { field: 'buyer.name' },
  );
  expectSatisfied('buyer-name', (draft) => {
    asNote(draft);
    draft.buyer.name = '';
    draft.buyer.refusesName = true;
  });
});

test('the buyer’s address is complete, but on a note', () => {
  expectSatisfied('buyer-address');
  expectMissing(
    'buyer-address',
    (draft) => {
      draft.buyer.address.line1 = '';
    },
    { severity: 'blocking', field: 'buyer.address.line1' },
  );
  expectSatisfied('buyer-address', (draft) => {
    draft.buyer.address = { line1: 'Main St 1', postalCode: '', city: 'Hong Kong', country: 'HK' };
  });
  expectNotApplicable('buyer-address', asNote);
});

test('a company or a public body of France can be reached by a platform (BR-FR-12)', () => {
  const without: Edit = (draft) => {
    draft.buyer.siren = undefined;
  };
  expectSatisfied('buyer-electronic-address');
  for (const [kind, day, severity] of [
    ['business', '2027-08-31', 'warning'],
    ['business', '2027-09-01', 'blocking'],
    ['public', '2026-11-20', 'blocking'],
  ] as const)
    expectMissing(
      'buyer-electronic-address',
      (draft) => {
        without(draft);
        draft.buyer.kind = kind;
        draft.issueDate = day;
      },
      { severity, field: 'buyer.siren' },
    );
  for (const address of [{ electronicAddress: '0225:404833048' }, { email: 'a@b.fr' }])
    expectSatisfied('buyer-electronic-address', (draft) => {
      without(draft);
      Object.assign(draft.buyer, address);
    });
  expectNotApplicable('buyer-electronic-address', (draft) => {
    draft.buyer.kind = 'individual';
  });
});

test('a business abroad is reached by its e-mail address', () => {
  const abroad: Edit = (draft) => {
    draft.buyer = { ...draft.buyer, siren: undefined, siret: undefined, kind: 'foreign-business' };
    draft.buyer.address.country = 'US';
  };
  expectNotApplicable('foreign-electronic-address');
  expectMissing('foreign-electronic-address', abroad, {
    severity: 'information',
    field: 'buyer.email',
  });
  expectSatisfied('foreign-electronic-address', (draft) => {
    abroad(draft);
    draft.buyer.email = 'buyer@example.com';
  });
});

test('the SIREN of a French company is worth a warning, then blocks from the reform on', () => {
  const without: Edit = (draft) => {
    draft.buyer.siren = undefined;
  };
  expectSatisfied('buyer-siren');
  expectMissing('buyer-siren', without, { severity: 'warning', field: 'buyer.siren' });
  expectMissing(
    'buyer-siren',
    (draft) => {
      without(draft);
      draft.seller.size = 'large';
    },
    { severity: 'blocking' },
  );
  expectMissing(
    'buyer-siren',
    (draft) => {
      without(draft);
      draft.issueDate = '2027-09-01';
    },
    { severity: 'blocking' },
  );
  expectNotApplicable('buyer-siren', (draft) => {
    draft.buyer.kind = 'individual';
  });
  expectNotApplicable('buyer-siren', (draft) => {
    draft.buyer.address.country = 'BE';
  });
});

test('a company of Monaco is asked for no SIREN', () => {
  const monaco: Edit = (draft) => {
    draft.buyer.address.country = 'MC';
  };
  const without: Edit = (draft) => {
    monaco(draft);
    draft.buyer.siren = undefined;
    draft.buyer.vatNumber = 'FR40000066034';
  };
  for (const rule of ['buyer-siren', 'buyer-electronic-address']) {
    expectNotApplicable(rule, without);
    expectSatisfied(rule, monaco);
  }
});

test('Monaco under the code of France is known, and said', () => {
  const monaco: Edit = (draft) => {
    Object.assign(draft.buyer, { siren: undefined, vatNumber: 'FR40000066034' });
    Object.assign(draft.buyer.address, { country: 'FR', postalCode: '98000', city: 'Monaco' });
  };
  for (const rule of ['buyer-siren', 'buyer-electronic-address']) expectNotApplicable(rule, monaco);
  expectMissing('buyer-kind', monaco, { severity: 'warning', field: 'buyer.address.country' });
  expect(judge('buyer-kind', monaco).message).toContain('Monaco');
  expectMissing(
    'foreign-electronic-address',
    (draft) => {
      monaco(draft);
      draft.buyer.email = undefined;
    },
    { severity: 'information', field: 'buyer.email' },
  );
});

test('what the buyer is agrees with where it is', () => {
  expectSatisfied('buyer-kind');
  expectSatisfied('buyer-kind', (draft) => {
    draft.buyer.address.country = 'MC';
  });
  expectMissing(
    'buyer-kind',
    (draft) => {
      draft.buyer.address.country = 'DE';
    },
    { severity: 'warning', field: 'buyer.kind' },
  );
  expectMissing(
    'buyer-kind',
    (draft) => {
      draft.buyer.address.country = 'US';
    },
    { field: 'buyer.kind' },
  );
  expectMissing(
    'buyer-kind',
    (draft) => {
      draft.buyer.kind = 'eu-business';
    },
    { field: 'buyer.address.country' },
  );
  expectMissing(
    'buyer-kind',
    (draft) => {
      draft.buyer.kind = 'foreign-business';
    },
    { field: 'buyer.address.country' },
  );
});

test('a note is for a consumer', () => {
  expectNotApplicable('buyer-note');
  expectSatisfied('buyer-note', asNote);
  expectMissing(
    'buyer-note',
    (draft) => {
      draft.subtype = 'note';
    },
    { severity: 'warning', field: 'subtype' },
  );
});
