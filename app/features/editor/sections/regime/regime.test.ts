import { expect, test } from 'vitest';
import { chooseRegime } from '#app/features/editor/draft/choose-regime.ts';
import { type Draft, type DraftInput, parseDraft, requireKind } from '#documents';
import { asksExemption, describeRequirements, listRegimes } from './regime.ts';

test('a page offers its regimes, and the one of the draft that is not among them', () => {
  const kind = requireKind('facture-tva');
  expect(listRegimes(kind, 'normal')[0]).toBe('normal');
  expect(listRegimes(kind, 'franchise')).toEqual(['franchise', ...kind.vatRegimes]);
});

test('the exemption leaves with the regimes that read one', () => {
  const draft = startDraft({ vatRegime: 'exempt', exemption: { reason: 'Article 261' } });
  expect(chooseRegime(draft, 'normal').exemption).toEqual({ reason: 'Article 261' });
  expect(chooseRegime(draft, 'export')).not.toHaveProperty('exemption');
});

test('an exemption is asked for an exempt sale and for a bare zero', () => {
  const zero = { kind: 'item', name: 'Livre', vatRate: '0' } as const;
  expect(asksExemption(startDraft({ vatRegime: 'exempt' }))).toBe(true);
  expect(asksExemption(startDraft({ lines: [zero] }))).toBe(true);
  expect(asksExemption(startDraft({ charges: [{ amount: '5', reason: '', vatRate: '0' }] }))).toBe(
    true,
  );
  expect(asksExemption(startDraft({ lines: [{ ...zero, exemption: { reason: 'x' } }] }))).toBe(
    false,
  );
  expect(asksExemption(startDraft({ lines: [{ ...zero, vatRate: '20' }] }))).toBe(false);
  expect(asksExemption(startDraft({ vatRegime: 'export', lines: [zero] }))).toBe(false);
});

test('French rates leave for those of another state, and typed ones stay', () => {
  const item = { kind: 'item', name: 'Lampe' } as const;
  const draft = startDraft({
    lines: [
      { ...item, vatRate: '20' },
      { ...item, vatRate: '21' },
      { kind: 'section', name: 'S' },
    ],
    charges: [{ amount: '5', reason: 'Port', vatRate: '10' }],
  });
  const changed = chooseRegime(draft, 'one-stop-shop');
  expect(changed.lines.map((line) => ('vatRate' in line ? line.vatRate : null))).toEqual([
    ...[undefined, '21', null],
  ]);
  expect(changed.charges[0]?.vatRate).toBeUndefined();
  expect(chooseRegime(draft, 'franchise').lines).toEqual(draft.lines);
});

test('what a regime asks is one sentence', () => {
  expect(describeRequirements('eu-goods')).toBe(
    'Il faut votre n°\u00a0de TVA, celui du client et une livraison dans un autre État de l’Union européenne.',
  );
  expect(describeRequirements('export')).toContain(' et une livraison hors de');
  expect(describeRequirements('one-stop-shop')).toMatch(
    /^Il faut votre n°\u00a0de TVA et un client particulier, .*\. Sur les lignes, saisissez /,
  );
  expect(describeRequirements('franchise')).toBe('');
  expect(describeRequirements('normal')).toBe('');
});

function startDraft(parts: Partial<DraftInput>): Draft {
  const parsed = parseDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    seller: { kind: 'company' },
    buyer: { kind: 'business' },
    ...parts,
  });
  if (!parsed.ok) throw new Error('The draft of the test is not one');
  return parsed.draft;
}
