import { expect, test } from 'vitest';
import { buildChain } from '#documents/dossier/build-chain.ts';
import type { Milestone } from '#documents/dossier/milestone.ts';
import type { StoredDraft } from '#documents/dossier/stored-draft.ts';
import { summarize } from '#documents/dossier/summarize.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeAgreed } from './agreed.ts';
import { openSource } from './follow-up-source.ts';
import { prepareFollowUp } from './prepare-follow-up.ts';

// 8,400.00 € and 20 %; its author had chosen line 4, an option of 950.00 €.
const draft = requireDraft(samples['devis-agence-web']);
const quote: StoredDraft = {
  ...{ id: 'quote', draft, rawTexts: {}, updatedAt: 1, completedAt: 1 },
  issued: { draft, at: 1 },
};

async function open(milestone: Omit<Milestone, 'id' | 'markedAt'>) {
  const milestones = [{ id: 'quote', markedAt: 2, ...milestone }];
  const chain = buildChain({ summaries: [summarize(quote)], links: [], milestones }, '2026-10-10');
  const node = chain.get('quote');
  const source = node && (await openSource(node, async () => quote));
  if (!node || !source) throw new Error('The quote is there');
  const [made] = prepareFollowUp(source, { kind: 'invoice' }, '2026-10-10');
  return { node, lines: made?.draft.lines.map((line) => ('name' in line ? line.name : '')) };
}

test('an accepted quote is worth what its customer chose, and is invoiced with it', async () => {
  const agreed = computeAgreed(quote, [5]);
  expect(agreed).toEqual({ choices: [5], amount: 1_101_600 });
  const { node, lines } = await open({ name: 'accepted', agreed });
  expect(node).toMatchObject({ amount: 1_101_600, status: { name: 'accepted' }, agreed });
  expect(lines).toContain('Reportage photographique d’une journée');
  expect(lines).not.toContain('Version anglaise');
});

test('without an answer of its customer, the choices are those of its author', async () => {
  const { node, lines } = await open({ name: 'accepted' });
  expect(node).toMatchObject({ amount: 1_122_000, agreed: null });
  expect(lines).toContain('Version anglaise');
});
