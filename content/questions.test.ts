import { expect, test } from 'vitest';
import { questionThemes } from './questions.ts';

const answerOf = (id: string) => {
  const asked = questionThemes.flatMap(({ questions }) => questions).find((each) => each.id === id);
  return (asked?.answer ?? []).flat().join(' ');
};

test('a refused or rejected invoice is answered as the reform has it', () => {
  const refused = answerOf('facture-refusee');
  expect(refused).toContain('n’attend pas d’avoir');
  expect(refused).toContain('nouveau numéro');
  const rejected = answerOf('facture-rejetee');
  expect(rejected).toContain('le premier dépôt reste valable');
  expect(rejected).toContain('n’attend pas d’avoir');
  expect(rejected).toMatch(/même numéro que si elle vous le dit/);
  for (const id of ['facture-refusee', 'facture-rejetee', 'client-refuse-la-facture'])
    expect(answerOf(id), id).not.toContain('](/avoir)');
});

test('the franchise prevails in building works, and not for services to the Union', () => {
  const answer = answerOf('autoliquidation');
  expect(answer).toMatch(/sous-traitant du bâtiment en franchise/);
  expect(answer).toMatch(/ne vaut pas pour un service à une entreprise d’un autre État de l’Union/);
});

test('an advance is said with the article on earnest money', () => {
  const asked = questionThemes.flatMap(({ questions }) => questions);
  const sources = asked.find(({ id }) => id === 'acompte-ou-arrhes')?.sources?.join(' ; ');
  expect(sources).toContain('L214-3');
});
