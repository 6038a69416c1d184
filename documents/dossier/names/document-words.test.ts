import { expect, test } from 'vitest';
import type { StatusName } from '#documents/dossier/chain-node.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import {
  agree,
  genderOf,
  mentionOf,
  nameStatus,
  ofMention,
  theMention,
  titleOf,
  wordStatus,
} from './document-words.ts';

const invoice = requireDraft(samples.menuisier);
const quote = requireDraft(samples['devis-plombier']);
const avoir = requireDraft(samples['avoir-total']);
const quittance = requireDraft(samples['quittance-appartement']);
const notice = requireDraft(samples['quittance-avis-echeance']);

const STATUSES: readonly [StatusName, ofQuote: string, ofInvoice: string, inFilter: string][] = [
  ['draft', 'Brouillon', 'Brouillon', 'Brouillon'],
  ['changed', 'Modifié', 'Modifiée', 'Modifié'],
  ['issued', 'Établi', 'Émise', 'Émis'],
  ['sent', 'Envoyé', 'Envoyée', 'Envoyé'],
  ['accepted', 'Accepté', 'Acceptée', 'Accepté'],
  ['refused', 'Refusé', 'Refusée', 'Refusé'],
  ['expired', 'Expiré', 'Expirée', 'Expiré'],
  ['partly-paid', 'Payé en partie', 'Payée en partie', 'Payé en partie'],
  ['paid', 'Payé', 'Payée', 'Payé'],
  ['partly-credited', 'Crédité en partie', 'Créditée en partie', 'Crédité en partie'],
  ['cancelled', 'Annulé par avoir', 'Annulée par avoir', 'Annulé par avoir'],
  ['replaced', 'Remplacé', 'Remplacée', 'Remplacé'],
];

test.each(STATUSES)('%s: %s, %s, %s', (name, ofQuote, ofInvoice, inFilter) => {
  const status = name as Exclude<StatusName, 'invoiced'>; // the table has no percentage
  expect(wordStatus({ name: status }, quote)).toBe(ofQuote);
  expect(wordStatus({ name: status }, invoice)).toBe(ofInvoice);
  expect(nameStatus(name)).toBe(inFilter);
});

test('a quote says how much of it is invoiced', () => {
  expect(wordStatus({ name: 'invoiced', percent: 30 }, quote)).toBe('Facturé à 30\u00a0%');
  expect(wordStatus({ name: 'invoiced', percent: 100 }, quote)).toBe('Facturé');
  expect(nameStatus('invoiced')).toBe('Facturé');
});

test('an invoice, an avoir and a rent are issued; a proforma and a quote are drawn up', () => {
  expect(wordStatus({ name: 'issued' }, avoir)).toBe('Émis');
  expect(wordStatus({ name: 'issued' }, { ...invoice, subtype: 'proforma' })).toBe('Établie');
  expect(wordStatus({ name: 'issued' }, quittance)).toBe('Établie');
});

test('a document is named by its title and its number, or the lack of one', () => {
  expect(mentionOf({ ...quote, number: 'D-1' })).toBe('devis D-1');
  expect(mentionOf({ ...invoice, subtype: 'deposit', number: '' })).toBe(
    'facture d’acompte sans numéro',
  );
  expect(titleOf({ ...invoice, subtype: 'deposit' })).toBe('Facture d’acompte');
  const situation = { ...invoice, subtype: 'situation', situation: { rank: 2 } } as const;
  expect(titleOf(situation)).toBe('Facture de situation n°\u00a02');
  expect(titleOf({ ...situation, subtype: 'corrective' })).toBe('Facture rectificative');
});

test('articles follow the gender of the title, and elide', () => {
  const [one, other, another] = [invoice, quote, avoir].map((draft) => ({ ...draft, number: 'X' }));
  expect([one, other, another].map((named) => named && theMention(named))).toEqual([
    ...['la facture X', 'le devis X', 'l’avoir X'],
  ]);
  expect([one, other, another].map((named) => named && ofMention(named))).toEqual([
    ...['de la facture X', 'du devis X', 'de l’avoir X'],
  ]);
});

test('a rent has the gender of its title: a quittance is feminine, a notice is not', () => {
  expect([quittance, notice].map(titleOf)).toEqual(['Quittance de loyer', 'Avis d’échéance']);
  expect([quittance, notice].map(genderOf)).toEqual(['feminine', 'masculine']);
  expect([quittance, notice].map((draft) => agree('reçu', draft))).toEqual(['reçue', 'reçu']);
});
