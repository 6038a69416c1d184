import { expect, test } from 'vitest';
import { narrowOptions } from './narrow-options.ts';

const options = ['Agence Hélios', 'Mairie d’Évreux', 'Mairie de Lyon'].map((label) => ({ label }));
const labels = (text: string) => narrowOptions(options, text).map(({ label }) => label);

test('of the former suggestions only those that hold the text can be taken', () => {
  expect(labels('mairie')).toEqual(['Mairie d’Évreux', 'Mairie de Lyon']);
  expect(labels('EVREUX')).toEqual(['Mairie d’Évreux']);
  expect(labels('mairie de Nantes')).toEqual([]);
  expect(labels('')).toHaveLength(3);
});
