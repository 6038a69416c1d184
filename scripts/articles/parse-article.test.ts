import { expect, test } from 'vitest';
import { listLinks, listTypedTexts } from './parse-article.ts';

const source = `---
title: "Tête"
---

<Attention titre="Un titre">

Du texte et <Fait nom="tva.normal"/>, [un lien](/devis).

</Attention>

<Frise titre="Dates" etapes={[{ fait: 'reforme.reception', titre: "Une étape", texte: 'Un mot' }]}/>

<Exemple titre="Exemple" document="graphiste" modifier={{ subject: "Un objet" }}/>

<AFaire lien="/relance" bouton="Agir">Et après.</AFaire>
`;

test('what an author typed is the text and the words of components, not their names', () => {
  const texts = listTypedTexts(source).map(({ text }) => text.trim());
  expect(texts.filter((text) => text !== '')).toEqual(
    [
      'Un titre',
      'Du texte et',
      ', ',
      'un lien',
      '.',
      'Dates',
      'Une étape',
      'Un mot',
      'Exemple',
      'Agir',
      'Et après.',
    ].map((text) => text.trim()),
  );
});

test('links are those of Markdown and of components, with their lines', () => {
  expect(listLinks(source)).toEqual([
    { text: '/devis', line: 7 },
    { text: '/relance', line: 15 },
  ]);
});
