import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { modulesPath } from '#app/sheet/modules-path.ts';
import {
  cents,
  computeTotals,
  createFontMetrics,
  createPaymentCode,
  type DraftInput,
  modulesOf,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { LeftToPay } from './left-to-pay.tsx';

function draw(due: number | null, change: Partial<DraftInput> = {}): string {
  const draft = requireDraft({ ...samples.menuisier, ...change });
  const document = {
    ...{ draft, totals: computeTotals(draft), on: draft.issueDate, isBlocked: false },
    fonts: { getMetrics: () => createFontMetrics([latin]) },
  };
  const received = { document, due } as unknown as Parameters<typeof LeftToPay>[0]['received'];
  return renderToStaticMarkup(<LeftToPay received={received} />).replaceAll(/[\u00a0\u202f]/g, ' ');
}

test.each([null, 0])('nothing is asked when %s is due', (due) => {
  expect(draw(due)).toBe('');
});

test('the code of the transfer is for what is left, not for the whole', () => {
  const draft = requireDraft(samples.menuisier);
  const totals = computeTotals(draft);
  const pathOf = (due: number) => {
    const code = createPaymentCode(draft, { ...totals, dueNowAmount: cents(due) });
    return code && modulesPath(modulesOf(code));
  };
  const drawn = draw(70_00);
  expect(drawn).toContain('70,00 €');
  expect(drawn).toContain(`d="${pathOf(70_00)}"`);
  expect(pathOf(70_00)).not.toBe(pathOf(totals.dueNowAmount));
});

test('each way of paying that the issuer gives is shown, and no other', () => {
  const { payment } = requireDraft(samples.menuisier);
  const link = 'https://payer.exemple.fr/f42';
  const online = draw(70_00, { payment: { ...payment, means: ['card'], link } });
  expect(online).toContain(`href="${link}"`);
  expect(online).toContain('Payer en ligne');
  expect(online).not.toContain('IBAN</button>');
  expect(online).not.toContain('<svg role="img"');
  expect(draw(70_00)).toContain('Copier l’IBAN');
});

test('a document in English is asked for in English', () => {
  const drawn = draw(70_00, { language: 'en' });
  expect(drawn).toContain('Left to pay');
  expect(drawn).toContain('Copy the IBAN');
});
