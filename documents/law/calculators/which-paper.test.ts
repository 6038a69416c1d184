import { expect, test } from 'vitest';
import { findPaper, listPapers } from './which-paper.ts';

const paperOf = (...answers: string[]) => findPaper(answers).answer;

test('without an answer there is one question', () => {
  const { questions, answer } = findPaper([]);
  expect(questions.map(({ id }) => id)).toEqual(['objet']);
  expect(answer).toBeNull();
});

test('each answer leads to the next question', () => {
  const { questions } = findPaper(['service', 'particulier', 'plus']);
  expect(questions.map(({ id }) => id)).toEqual(['objet', 'client', 'montant', 'tva']);
});

// Arrêté 83-50/A; CGI 289; C. com. L441-9; loi 89-462, art. 21.
test.each([
  [['service', 'particulier', 'plus', 'sans'], 'Une note', 'facture-auto-entrepreneur'],
  [['service', 'particulier', 'moins', 'avec'], 'Une note, si le client la demande', 'facture-tva'],
  [['service', 'professionnel', 'avec'], 'Une facture', 'facture-tva'],
  [['bien', 'particulier', 'place', 'avec'], 'Une facture, si le client la demande', 'facture-tva'],
  [['bien', 'particulier', 'distance', 'avec'], 'Une facture', 'facture-tva'],
  [['paiement', 'acompte', 'avec'], 'Une facture d’acompte', 'facture-tva'],
  [['paiement', 'facture'], 'Un reçu', 'recu'],
  [['location', 'habitation', 'tout'], 'Une quittance de loyer', 'quittance-loyer'],
  [['location', 'habitation', 'partie'], 'Un reçu', 'quittance-loyer'],
  [['erreur'], 'Un avoir', 'avoir'],
  [['prix'], 'Un devis', 'devis'],
])('%s asks for « %s »', (answers, paper, kind) => {
  expect(paperOf(...answers)).toMatchObject({ paper, kind });
});

test('an advance of a consumer is named with its article', () => {
  const advance = paperOf('paiement', 'avance');
  expect(advance?.reference).toContain('L214-3');
  expect(advance?.details?.join(' ')).toContain('sauf pour une commande spéciale');
});

test('an unknown answer is left out with what follows it', () => {
  const { questions, answer } = findPaper(['service', 'personne', 'plus']);
  expect(questions.map(({ id }) => id)).toEqual(['objet', 'client']);
  expect(answer).toBeNull();
});

test('every way ends with a paper, a reason and a text of law', () => {
  const papers = listPapers();
  expect(papers.length).toBeGreaterThan(15);
  for (const { answers, answer } of papers) {
    const found = findPaper(answers);
    expect(found.answer?.paper).toBe(answer.paper);
    expect(found.questions).toHaveLength(answers.length);
    expect(answer.reference).not.toBe('');
  }
});
