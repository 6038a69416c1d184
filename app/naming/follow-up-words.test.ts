import { expect, test } from 'vitest';
import type { ChainNode } from '#documents/dossier';
import { wordFollowUp } from './follow-up-words.ts';

const end = {
  ...{ id: 'a', paymentId: null, setOff: null },
  ...{ linkedAt: 1, node: null, deleted: null },
} as const;

test('after a first situation the next one is called so', () => {
  const deposit = { ...end, relation: 'deposit' } as const;
  const situation = { ...end, relation: 'situation' } as const;
  const word = (followUp: 'situation' | 'credit', ...followers: ChainNode['followers'][number][]) =>
    wordFollowUp({ followUp, source: { followers } });
  expect(word('situation', deposit)).toBe('Facturer l’avancement');

  expect(word('situation', deposit, situation)).toBe('Situation suivante');
  expect(word('credit', situation)).toBe('Faire un avoir');
});
