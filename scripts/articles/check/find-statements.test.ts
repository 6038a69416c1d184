import { expect, test } from 'vitest';
import { parseArticle } from '../parse-article.ts';
import { findBareAcronyms } from './find-bare-acronyms.ts';
import { findLongSentences } from './find-long-sentences.ts';
import { findRepeatedTables } from './find-repeated-tables.ts';
import { findUncitedFacts } from './find-uncited-facts.ts';
import { findUnsourced } from './find-unsourced.ts';
import { type ArticleBlock, listBlocks } from './list-blocks.ts';

function read(body: string): ArticleBlock[] {
  return listBlocks(parseArticle(`---\ntitle: "Tête"\n---\n\n${body}\n`));
}

function listUnsourced(body: string, legal: string[], unsourced = {}) {
  return findUnsourced(read(body), { legal, unsourced }).map(({ text }) => text);
}

test('a statement of law without a text is found, advice is not', () => {
  const body = '## Un titre\n\nLa facture doit être datée.\n\nRelisez-la.';
  expect(listUnsourced(body, ['CGI, art. 289'])).toEqual(['La facture doit être datée.']);
});

test.each([
  ['La date est obligatoire (CGI, art. 289, I-3).', 'CGI, art. 289, I-5 : correction'],
  ['La date est obligatoire (C. com., art. L441-9).', 'C. com., art. L441-9 et L441-10 : mentions'],
  ["La date est imposée par l'article L441-9 du code de commerce.", 'C. com., art. L441-9, I'],
  ['Vous devez agir (C. civ., art. 2242) : c’est obligatoire.', 'C. civ., art. 2240 à 2244'],
  ['Le taux est imposé (code de la commande publique, art. R2192-31).', 'CCP, art. R2192-10 et s.'],
  ['La lettre est obligatoire (loi n° 89-462).', 'Loi n° 89-462 du 6 juillet 1989, art. 21'],
  ['Le numéro est obligatoire (242 nonies A, I-7°).', 'CGI, ann. II, art. 242 nonies A, I'],
  ['Il doit <Fait nom="penalites.indemnite"/>.', 'C. com., art. D441-5 : indemnité'],
  [
    'Il doit répondre : voir <Article slug="facture-proforma">la proforma</Article>.',
    'CGI, art. 1',
  ],
])('« %s » is carried by « %s »', (body, source) => {
  expect(listUnsourced(body, [source])).toEqual([]);
});

test.each([
  ['La date est obligatoire (CGI, art. 289).', 'CGI, art. 289 bis : facture électronique'],
  ['La date est obligatoire (CGI, art. 289).', 'C. com., art. L441-9'],
  ['Vous devez agir (C. civ., art. 2245).', 'C. civ., art. 2240 à 2244'],
  ['Vous devez 289 fois la somme.', 'CGI, art. 289 : facture'],
  ['Il doit <Fait nom="penalites.indemnite"/>.', 'C. com., art. L441-10'],
])('« %s » is not carried by « %s »', (body, source) => {
  expect(listUnsourced(body, [source])).toHaveLength(1);
});

test('a text named under a heading carries what stands there, and in no other box', () => {
  const body = [
    '## Un titre\n\nTout vient du CGI, art. 289.\n\n| Cas | Règle |\n| --- | --- |\n| Vente | Elle doit |',
    '<Question titre="Et moi ?">\nVous devez aussi.\n</Question>',
    '<Erreurs>\n- **Croire.** Vous devez le dire.\n</Erreurs>',
  ].join('\n\n');
  expect(listUnsourced(body, ['CGI, art. 289'])).toEqual(['Vous devez aussi.']);
});

test('what the head allows stands, with what a quotation says and what no text asks', () => {
  const body = [
    'Un acompte doit tout.',
    'Écrivez « vous devez payer ».',
    "Aucun texte ne l'impose.",
  ].join('\n\n');
  const allowed = { 'acompte doit': 'dit ailleurs' };
  expect(listUnsourced(body, ['CGI, art. 1'], allowed)).toEqual([]);
});

test('the text of a figure that the sources do not name is found once', () => {
  const blocks = read(
    'De <Fait nom="prescription.professionnels"/> à <Fait nom="prescription.professionnels"/>.',
  );
  expect(findUncitedFacts(blocks, ['C. com., art. L110-4']).map(({ text }) => text)).toEqual([
    'C. civ., art. 2224',
  ]);
  expect(findUncitedFacts(blocks, ['C. com., art. L110-4 ; C. civ., art. 2224'])).toEqual([]);
});

test('a figure of a timeline has its text, a figure of usage has none', () => {
  const blocks = read(
    `<Frise titre="Dates" etapes={[{ fait: 'cibs.entree', titre: "Un code" }]}/>\n\n<Fait nom="relance.mise-en-demeure.delai"/>`,
  );
  expect(findUncitedFacts(blocks, ['CGI, art. 289']).map(({ text }) => text)).toEqual([
    'ordonnance n° 2026-671',
  ]);
});

test('an acronym is spelled out where it is first used', () => {
  const spelled = 'Les entreprises de taille intermédiaire (ETI) émettent.';
  expect(findBareAcronyms(read(`${spelled}\n\nUne ETI aussi.`))).toEqual([]);
  expect(findBareAcronyms(read(`Une ETI.\n\n${spelled}`))).toEqual([{ acronym: 'ETI', line: 5 }]);
});

test('a sentence of more than sixty words is found, two of forty are not', () => {
  const forty = 'mot '.repeat(40).trim();
  expect(findLongSentences(read(`Un ${forty}. Puis ${forty}.`))).toEqual([]);
  expect(findLongSentences(read(`Un ${forty}, puis ${forty}.`))).toHaveLength(1);
});

test('a table shown twice is found', () => {
  const table = '<table><tr><td>Une ligne</td></tr></table>';
  expect(findRepeatedTables(`${table}<p>Puis</p><table><tr><td>Autre</td></tr></table>`)).toEqual(
    [],
  );
  expect(
    findRepeatedTables(`${table}<p>Puis</p>${table.replace('<td>', '<td class="a">')}`),
  ).toEqual(['Une ligne']);
});
