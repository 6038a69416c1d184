import { expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';

test('titles say what columns hold', () => {
  expect(
    guessColumns([
      ['Réf.', 'Désignation', 'Qté', 'Unité', 'P.U. HT', 'Remise', 'TVA', 'Total HT'],
      ['A1', 'Pose', '2', 'h', '48', '10', '20', '86,40'],
    ]),
  ).toEqual({
    hasHeader: true,
    meanings: [
      'reference',
      'name',
      'quantity',
      'unit',
      'unitPrice',
      'discount',
      'vatRate',
      'total',
    ],
  });
});

test('other words for the same titles are known', () => {
  expect(
    guessColumns([
      ['Libellé', 'Quantité', 'Prix unitaire HT', 'Taux de TVA', 'Montant HT', 'Détails'],
      ['Pose', '2', '48', '20 %', '96', 'x'],
    ]).meanings,
  ).toEqual(['name', 'quantity', 'unitPrice', 'vatRate', 'total', 'description']);
  expect(
    guessColumns([
      ['Item', 'Qty', 'Price'],
      ['Desk', '2', '48'],
    ]).meanings,
  ).toEqual(['name', 'quantity', 'unitPrice']);
});

test('without titles, numbers come in the usual order', () => {
  expect(
    guessColumns([
      ['Pose et réglages', '2', '48,00', '20', '96,00'],
      ['Dépose', '1', '30,00', '10', '30,00'],
    ]),
  ).toEqual({ hasHeader: false, meanings: ['name', 'quantity', 'unitPrice', 'vatRate', 'total'] });
});

test('two columns are a name and a price', () => {
  expect(
    guessColumns([
      ['Pose', '48,00'],
      ['Dépose', '30'],
    ]).meanings,
  ).toEqual(['name', 'unitPrice']);
});

test('marks decide: per cent, euros, units', () => {
  expect(
    guessColumns([
      ['Pose', '14 h', '48,00 €', '15 %', '20 %', '571,20 €'],
      ['Dépose', '2 h', '30,00 €', '5 %', '10 %', '57,00 €'],
    ]).meanings,
  ).toEqual(['name', 'quantity', 'unitPrice', 'discount', 'vatRate', 'total']);
  expect(
    guessColumns([
      ['Pose', '14', 'h', '48,00'],
      ['Fourniture', '2', 'm²', '30,00'],
    ]).meanings,
  ).toEqual(['name', 'quantity', 'unit', 'unitPrice']);
});

test('codes before the name are references, texts after it descriptions', () => {
  expect(
    guessColumns([
      ['ART-001', 'Pose de cloison', 'sur ossature', '2', '48'],
      ['ART-002', 'Dépose de cloison', '', '1', '30'],
    ]).meanings,
  ).toEqual(['reference', 'name', 'description', 'quantity', 'unitPrice']);
});

test('one column is a list of names', () => {
  expect(guessColumns([['Pose'], ['Dépose']])).toEqual({ hasHeader: false, meanings: ['name'] });
  expect(guessColumns([])).toEqual({ hasHeader: false, meanings: [] });
});

test('the same title twice is one meaning, the rest is kept as text', () => {
  expect(
    guessColumns([
      ['Désignation', 'Prix', 'Prix', 'Commentaire'],
      ['Pose', 'douze', '48', 'x'],
    ]).meanings,
  ).toEqual(['name', 'unitPrice', 'quantity', 'description']);
});

test('a cell that is not understood does not change its column', () => {
  expect(
    guessColumns([
      ['Pose', '2', '48,00'],
      ['Dépose', 'environ', '30'],
    ]).meanings,
  ).toEqual(['name', 'quantity', 'unitPrice']);
});
