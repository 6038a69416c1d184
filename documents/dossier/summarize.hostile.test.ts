import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { summarize } from './summarize.ts';

test('content of any shape has a summary: one broken document stops neither a list nor a copy', () => {
  const party = fc.record(
    { name: fc.anything(), siren: fc.anything(), siret: fc.anything() },
    { requiredKeys: [] },
  );
  const content = fc.record(
    {
      kind: fc.constantFrom('devis', 'quittance-loyer', 'unknown', 3),
      ...{ subtype: fc.anything(), number: fc.anything(), issueDate: fc.anything() },
      ...{ seller: fc.oneof(party, fc.anything()), buyer: fc.oneof(party, fc.anything()) },
      ...{ supply: fc.anything(), style: fc.anything(), rent: fc.anything() },
      ...{ lines: fc.anything(), payment: fc.anything(), receipt: fc.anything() },
      ...{ currency: fc.anything(), vatRegime: fc.anything(), attachments: fc.anything() },
    },
    { requiredKeys: [] },
  );
  checkProperty(
    fc.property(content, (draft) => {
      const summary = summarize({ id: 'd', draft: draft as never, rawTexts: {}, updatedAt: 1 });
      expect(summary.amount).toBeNull();
    }),
    { numRuns: 500 },
  );
});
