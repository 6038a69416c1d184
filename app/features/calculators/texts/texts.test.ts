import { expect, test } from 'vitest';
import { CALCULATOR_NAMES } from '#app/features/calculators/calculator-names.ts';
import { splitLinks } from '#app/features/calculators/split-links.ts';
import { pages } from '#content/pages.ts';
import { writeText } from './texts.ts';

test.each(CALCULATOR_NAMES)(
  '%s explains, quotes a text, shows an example, warns and answers',
  (name) => {
    const text = writeText(name);
    const words = JSON.stringify(text);
    expect(text.sections.length).toBeGreaterThanOrEqual(3);
    expect(words).toMatch(/art\./);
    expect(words).toContain('Exemple');
    expect(text.sections.map(({ title }) => title)).toContain('Les erreurs à éviter');
    expect(text.questions.length).toBeGreaterThanOrEqual(2);
    expect(words).not.toMatch(/undefined|null|NaN| [:;?!%€»]|« /);
  },
);

test('the links inside the texts lead to pages that exist', () => {
  const strings: string[] = [];
  JSON.stringify(CALCULATOR_NAMES.map(writeText), (_key, value) => {
    if (typeof value === 'string') strings.push(value);
    return value;
  });
  const links = strings.flatMap((each) => splitLinks(each)).flatMap(({ to }) => to ?? []);
  const paths: string[] = pages.map(({ path }) => path);
  expect(links).toContain('/relance');
  expect(links.filter((link) => !paths.includes(link))).toEqual([]);
});

test('worked examples are those of the law reference', () => {
  const plain = (name: 'penalites-retard' | 'echeance') =>
    JSON.stringify(writeText(name)).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(plain('penalites-retard')).toContain('les pénalités sont de 49,74 €');
  expect(plain('penalites-retard')).toContain('le client doit 89,74 €');
  expect(plain('echeance')).toContain('elle se règle le 31/01/2027');
});

// CGI 293 B; the micro ceilings of the years 2026 to 2028.
test('the thresholds say those of other operations, and the lodging that has another ceiling', () => {
  const words = JSON.stringify(writeText('seuils')).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(words).toContain('"Les mêmes, pour leurs autres opérations","35 000 €","38 500 €"');
  expect(words).toContain(
    '"Ventes, hébergement (hors meublés de tourisme non classés)","203 100 €"',
  );
});
