import { expect, type Page } from 'playwright/test';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { DAY, test } from '../journey/journey.ts';
import { type Seed, seedDevice } from '../journey/seed-device.ts';

test('a year in franchise that passes a threshold is told so', { tag: '@core' }, async ({
  page,
}) => {
  await openDossier(page, [
    { id: 'small', draft: selling('30000', '2026-017') },
    { id: 'other', draft: selling('9000', '2026-018') },
  ]);
  await expect(thresholds(page)).toContainText(/passent le seuil de 37\s500,00\s€ de services/);
  await expectAccessible(page);
});

test('a smaller year is told nothing', async ({ page }) => {
  await openDossier(page, [{ id: 'small', draft: selling('30000', '2026-017') }]);
  await expect(thresholds(page)).toHaveCount(0);
});

async function openDossier(page: Page, seeds: readonly Seed[]) {
  await seedDevice(page, seeds);
  await page.goto('/dossier');
  await expect(page.getByRole('list', { name: 'Documents', exact: true })).toBeVisible();
}

/** An invoice issued today, without VAT. */
function selling(unitPrice: string, number: string): Draft {
  return {
    ...requireDraft(samples.graphiste),
    number,
    issueDate: DAY,
    lines: [{ kind: 'item', name: 'Charte graphique', quantity: '1', unit: 'LS', unitPrice }],
  };
}

function thresholds(page: Page) {
  return page.getByRole('list', { name: 'Seuils de chiffre d’affaires' });
}
