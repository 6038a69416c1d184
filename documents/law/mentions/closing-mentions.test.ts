import { expect, test } from 'vitest';
import { lineOf } from '#documents/law/rules/judge.test.support.ts';
import { EMPTY_ADDRESS } from '#documents/model/fields/address.ts';
import { mentionsOf, textOf } from './mentions-of.test.support.ts';

const insurance = {
  insurer: 'Assur BTP',
  policyNumber: 'P-12',
  contact: '1 rue A, Lyon',
  area: 'France',
};
const mediator = { name: 'Médiateur X', contact: 'mediateur.example' };
const group = {
  name: 'Groupe Y',
  siren: '404833048',
  vatNumber: 'FR83404833048',
  address: { ...EMPTY_ADDRESS, city: 'Lyon' },
};

test('insurance names insurer, contact and area', () => {
  expect(
    textOf('insurance', (draft) => {
      draft.seller.insurance = insurance;
    }),
  ).toBe(
    'Assurance professionnelle : Assur BTP, contrat n° P-12, 1 rue A, Lyon, couverture géographique : France',
  );
  expect(
    textOf('insurance', (draft) => {
      draft.seller.insurance = { ...insurance, insurer: '' };
    }),
  ).toBeUndefined();
});

test('the mediator is for consumers alone', () => {
  const toConsumer = textOf('mediator', (draft) => {
    draft.seller.mediator = mediator;
    draft.buyer.kind = 'individual';
  });
  expect(toConsumer).toBe('Médiateur de la consommation : Médiateur X, mediateur.example');
  expect(
    textOf('mediator', (draft) => {
      draft.seller.mediator = mediator;
    }),
  ).toBeUndefined();
});

test('prices without VAT have no word for it', () => {
  const text = textOf('eco-contribution', (draft) => {
    draft.vatRegime = 'franchise';
    lineOf(draft, 0).ecoContribution = '0.45';
  });
  expect(text).toBe('Éco-contribution comprise dans les prix : 1,35 €');
});

test('the eco-contributions are added up, line by line', () => {
  const mention = mentionsOf((draft) => {
    lineOf(draft, 0).ecoContribution = '0.45';
    lineOf(draft, 1).ecoContribution = '1.1';
  }).find(({ id }) => id === 'eco-contribution');
  expect(mention).toMatchObject({
    text: 'Éco-contribution comprise dans les prix : 2,45 € HT',
    noteCode: 'BLU',
    field: 'lines[0].ecoContribution',
  });
});

test('where something is discounted, the eco-contributions are said to be left out', () => {
  const text = textOf('eco-contribution', (draft) => {
    Object.assign(lineOf(draft, 0), { ecoContribution: '0.45', discount: { percent: '10' } });
  });
  expect(text).toBe('Éco-contribution comprise dans les prix, hors remise : 1,35 € HT');
});

test('a member of a VAT group names it for people and codes it for machines', () => {
  const mentions = mentionsOf((draft) => {
    draft.seller.vatGroup = group;
  });
  expect(mentions.find(({ id }) => id === 'vat-group')?.text).toBe(
    'Membre d’un assujetti unique : Groupe Y, Lyon, n° TVA FR83404833048',
  );
  expect(mentions.find(({ id }) => id === 'vat-group-code')).toMatchObject({
    text: 'MEMBRE_ASSUJETTI_UNIQUE',
    noteCode: 'TXD',
    place: 'xml',
  });
});

test('a fiscal representative is named', () => {
  const { siren: _, ...representative } = group;
  expect(
    textOf('tax-representative', (draft) => {
      draft.seller.taxRepresentative = representative;
    }),
  ).toBe('Représentant fiscal : Groupe Y, Lyon, n° TVA FR83404833048');
});

test('a member of an approved association says so when he asks for it', () => {
  expect(
    textOf('approved-association', (draft) => {
      draft.seller.isApprovedAssociationMember = true;
    }),
  ).toMatch(/organisme de gestion agréé/);
  expect(textOf('approved-association', () => undefined)).toBeUndefined();
});
