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
import { LeftToPayCard } from './left-to-pay.tsx';

type Shown = Parameters<typeof LeftToPayCard>[0];

function draw(left: Partial<Shown['left']>, change: Partial<DraftInput> = {}): string {
  const draft = requireDraft({ ...samples.menuisier, ...change });
  const document = {
    ...{ draft, totals: computeTotals(draft), on: draft.issueDate, isBlocked: false },
    fonts: { getMetrics: () => createFontMetrics([latin]) },
  } as unknown as Shown['document'];
  const whole = { now: 70_00, later: 0, day: '2026-12-20', ...left };
  return renderToStaticMarkup(<LeftToPayCard document={document} left={whole} />).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );
}

test('the code of the transfer is for what is left, not for the whole', () => {
  const draft = requireDraft(samples.menuisier);
  const totals = computeTotals(draft);
  const pathOf = (due: number) => {
    const code = createPaymentCode(draft, { ...totals, dueNowAmount: cents(due) });
    return code && modulesPath(modulesOf(code));
  };
  const drawn = draw({});
  expect(drawn).toContain('70,00 €');
  expect(drawn).toContain(`d="${pathOf(70_00)}"`);
  expect(pathOf(70_00)).not.toBe(pathOf(totals.dueNowAmount));
});

test('each way of paying that the issuer gives is shown, and no other', () => {
  const { payment } = requireDraft(samples.menuisier);
  const link = 'https://payer.exemple.fr/f42';
  const online = draw({}, { payment: { ...payment, means: ['card'], link } });
  expect(online).toContain(`href="${link}"`);
  expect(online).toContain('Payer en ligne');
  expect(online).not.toContain('IBAN</button>');
  expect(online).not.toContain('<svg role="img"');
  expect(draw({})).toContain('Copier l’IBAN');
});

test('a document in English is asked for in English', () => {
  const drawn = draw({}, { language: 'en' });
  expect(drawn).toContain('Left to pay');
  expect(drawn).toContain('Copy the IBAN');
});

test('retention money is told apart, and is in no code', () => {
  const { payment } = requireDraft(samples.menuisier);
  const retention = { percent: '5', releaseDate: '2027-11-20' };
  const both = draw({ later: 235_35 }, { payment: { ...payment, retention } });
  expect(both).toContain('70,00 €');
  expect(both).toMatch(/Retenue de garantie : .*235,35 €.*à régler à partir du 20 novembre 2027/);
  const alone = draw({ now: 0, later: 235_35, day: '2027-11-20' });
  expect(alone).toContain('à régler à partir du 20 novembre 2027');
  expect(alone).not.toContain('<svg role="img"');
  expect(alone).not.toContain('IBAN');
});

test('what is debited asks for no gesture', () => {
  const { payment } = requireDraft(samples.menuisier);
  const debited = draw({}, { payment: { ...payment, means: ['direct-debit', 'transfer'] } });
  expect(debited).toContain('Prélevé sur votre compte le 20 décembre 2026');
  expect(debited).not.toContain('IBAN');
  expect(debited).not.toContain('<svg role="img"');
});
