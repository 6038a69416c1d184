import { expect, type Page } from 'playwright/test';
import { computeTotals, type Draft, parseDraft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { downloadPdf, expectKept, openOutcome, readElement } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { expectTitle, offer } from '../journey/follow-up.ts';
import { test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import { expectNumber, waitForEditor } from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';

const quote: Draft = requireDraft({
  ...samples['devis-agence-web'],
  validUntil: '2099-12-31',
  lines: [
    { kind: 'item', name: 'Ravalement', quantity: '37.5', unitPrice: '53.33', vatRate: '10' },
    { kind: 'item', name: 'Échafaudage', quantity: '1', unitPrice: '999.99', vatRate: '20' },
  ],
  allowances: [{ percent: '3' }],
});

test('a quote is invoiced at 30 %, then line by line, then to its balance, to the cent', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openQuote(page);
  await offer(page, 'Facturer l’avancement');
  const first = page.getByRole('dialog', { name: /^Situation n°\s1$/ });
  await first.getByLabel('Réalisé depuis le début').fill('130');
  await expect(first.getByText(/dépasse le devis de/)).toBeVisible();
  await first.getByLabel('Réalisé depuis le début').fill('30');
  await expect(first.getByText(/^Cette situation/)).toContainText('HT');
  await expect(first.getByText(/dépasse le devis de/)).toHaveCount(0);
  await first.getByRole('button', { name: 'Créer la situation' }).click();
  const one = await issue(page, 1);

  await offer(page, 'Situation suivante');
  const second = page.getByRole('dialog', { name: /^Situation n°\s2$/ });
  await second.getByRole('radio', { name: 'Ligne par ligne' }).check();
  await second.getByLabel('Ravalement').fill('20');
  await second.getByRole('button', { name: 'Créer la situation' }).click();
  await expect(second.getByText(/seul un avoir les reprend/)).toBeVisible();
  await second.getByLabel('Ravalement').fill('70');
  await expect(second.getByText(/cumulé\s70\s%/)).toBeVisible();
  await second.getByRole('button', { name: 'Créer la situation' }).click();
  const two = await issue(page, 2);
  expect(two.text).toContain('Cumulé 70');
  expect(two.xml).toContain(`<ram:IssuerAssignedID>${one.number}<`);

  await offer(page, 'Situation suivante');
  const last = page.getByRole('dialog', { name: /^Situation n°\s3$/ });
  await last.getByLabel('Réalisé depuis le début').fill('100');
  await expect(last.getByText(/Elle solde le devis/)).toBeVisible();
  await last.getByRole('button', { name: 'Créer la situation' }).click();
  const three = await issue(page, 3);
  expect(three.text).toContain('valant solde');
  const whole = computeTotals(quote);
  const sum = (amount: 'total' | 'vat') =>
    [one, two, three].reduce((all, each) => all + each[amount], 0);
  expect(sum('total')).toBe(whole.taxInclusiveTotal);
  expect(sum('vat')).toBe(whole.vatTotal);

  await page.goto('/dossier');
  const under = page.getByRole('list', { name: 'Ce qui a suivi D-2026-0031' });
  await expect(under.getByRole('link')).toHaveCount(3);
  await page.getByRole('button', { name: new RegExp(`^Actions.*${three.number}`) }).click();
  await expect(page.getByRole('menuitem', { name: 'Dupliquer' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Répéter' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Facturé', { exact: true }).filter({ visible: true })).toHaveCount(1);
});

test('beyond the quote, an avenant is made of it and its lines are invoiced too', async ({
  page,
}) => {
  await openQuote(page);
  await offer(page, 'Faire un avenant');
  await expectTitle(page, 'Avenant');
  await expect(page.getByText(/^Issu du devis D-2026-0031/)).toBeVisible();
  await page.goto('/dossier');
  const under = page.getByRole('list', { name: 'Ce qui a suivi D-2026-0031' });
  await expect(under.getByRole('link')).toHaveCount(1);
});

describeLooks(({ width }) => {
  test('the dialog of a situation is accessible', async ({ page }) => {
    await openQuote(page);
    await offer(page, 'Facturer l’avancement');
    const dialog = page.getByRole('dialog', { name: /^Situation/ });
    await dialog.getByRole('radio', { name: 'Ligne par ligne' }).check();
    await dialog.getByLabel('Échafaudage').fill('120');
    await dialog.getByRole('button', { name: 'Révision de prix et retenue de garantie' }).click();
    await dialog.getByLabel('Retenue de garantie').fill('5');
    await expect(dialog.getByText(/dépasse le devis de/)).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    if (width === 360) await expect(dialog).toBeInViewport();
  });
});

async function openQuote(page: Page) {
  await seedDevice(page, [{ id: 'quote', draft: quote }]);
  await page.goto('/devis?brouillon=quote');
  await waitForEditor(page);
  await expectNumber(page, quote.number);
  await openOutcome(page);
}

type Issued = { text: string; xml: string; number: string; total: number; vat: number };

/** The final file of the situation that was just made, with its amounts in cents. */
async function issue(page: Page, rank: number): Promise<Issued> {
  await expectNumber(page, new RegExp(`-000${rank}$`));
  await expect(page.getByText(/^Issue du devis D-2026-0031/)).toBeVisible();
  const { json, text, xml = '' } = await downloadPdf(page);
  await expectKept(page);
  expect(text).toMatch(new RegExp(`^Situation n°\\s${rank}\\b`, 'm'));
  const parsed = parseDraft(JSON.parse(json));
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  const totals = computeTotals(parsed.draft);
  expect(readElement(xml, 'GrandTotalAmount')).toBe((totals.taxInclusiveTotal / 100).toFixed(2));
  return {
    ...{ text, xml, number: parsed.draft.number },
    ...{ total: totals.taxInclusiveTotal, vat: totals.vatTotal },
  };
}
