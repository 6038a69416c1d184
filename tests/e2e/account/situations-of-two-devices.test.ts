import { expect, type Page } from 'playwright/test';
import { cents, computeTotals, type Draft, formatAmount, parseDraft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { download, readPdf } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { expectFigure } from '../journey/expect-figure.ts';
import { fillLine } from '../journey/fill-invoice.ts';
import { issueDrafts } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import { makeAccount, openAccount } from '../journey/make-account.ts';
import { field, waitForEditor } from '../journey/open-editor.ts';

const quote: Draft = requireDraft({
  ...samples['devis-agence-web'],
  ...{ number: '', issueDate: '2026-11-02', validUntil: '2026-12-02' },
  lines: [
    { kind: 'item', name: 'Ravalement', quantity: '37.5', unitPrice: '53.33', vatRate: '20' },
    { kind: 'item', name: 'Échafaudage', quantity: '1', unitPrice: '999.99', vatRate: '20' },
  ],
  ...{ allowances: [{ percent: '3' }], charges: [] },
});

test('works are invoiced from two devices with an amendment, and what is left is said to the cent', {
  tag: '@core',
}, async ({ page: office, openElsewhere, request }) => {
  test.slow();
  const account = await makeAccount(request);
  const [number = ''] = await issueDrafts(request, account, [quote]);
  await openAccount(office, account);
  await office.goto('/documents');
  await act(office, number, 'Marquer accepté');
  const agreed = computeTotals(quote).taxInclusiveTotal;
  await expectLeft(office, agreed);

  await office.goto('/documents');
  await act(office, number, 'Facturer l’avancement');
  const first = office.getByRole('dialog', { name: /^Situation n°\s1$/ });
  await first.getByRole('radio', { name: 'Ligne par ligne' }).check();
  await first.getByLabel('Ravalement').fill('33');
  await first.getByLabel('Échafaudage').fill('100');
  await first.getByRole('button', { name: 'Créer la situation' }).click();
  const one = await issue(office);
  await office.goto('/documents');
  await expect(listed(office)).toContainText(`${write(agreed - one)} à facturer`);
  await act(office, 'F-2026-0001', 'Marquer payée');
  const paying = office.getByRole('dialog', { name: 'Marquer payée' });
  await paying.getByRole('button', { name: 'Marquer payée' }).click();
  await expect(listed(office)).toContainText('Payée');
  await office.goto('/dashboard');
  await expectFigure(office, 'Encaissé sur la période', new RegExp(`^${write(one)}`));

  const phone = await openElsewhere();
  await openAccount(phone, account);
  await phone.setViewportSize({ width: 360, height: 780 });
  await phone.goto('/documents');
  await expect(listed(phone)).toContainText(`${write(agreed - one)} à facturer`);
  await act(phone, number, 'Faire un avenant');
  await waitForEditor(phone);
  await expect(field(phone, 'Nature')).toHaveValue('amendment');
  await phone.getByRole('button', { name: 'Ajouter une ligne' }).click();
  await fillLine(phone, 1, { name: 'Corniche', quantity: '1', price: '333,33' });
  const added = await issue(phone);
  await phone.goto('/documents');
  await act(phone, 'D-2026-0002', 'Marquer accepté');
  const left = agreed + added - one;
  await expectLeft(phone, left);
  await phone.goto('/documents');
  await act(phone, number, 'Situation suivante');
  const second = phone.getByRole('dialog', { name: /^Situation n°\s2$/ });
  await second.getByRole('radio', { name: 'Ligne par ligne' }).check();
  await second.getByLabel('Ravalement').fill('66');
  await second.getByLabel('Corniche').fill('50');
  await expectAccessible(phone, '[role="dialog"]');
  await second.getByRole('button', { name: 'Créer la situation' }).click();
  const two = await issue(phone);
  await expectLeft(phone, left - two);

  await office.goto('/documents');
  await expect(listed(office)).toContainText(`${write(left - two)} à facturer`);
  await expectLeft(office, left - two);
  await office.goto('/documents');
  await act(office, number, 'Situation suivante');
  const last = office.getByRole('dialog', { name: /^Situation n°\s3$/ });
  await last.getByLabel('Réalisé depuis le début').fill('100');
  await expect(last.getByText(/Elle solde le devis/)).toBeVisible();
  await last.getByRole('button', { name: 'Créer la situation' }).click();
  expect(await issue(office)).toBe(left - two);
  for (const device of [office, phone]) {
    await device.goto('/documents');
    await expect(listed(device)).toContainText('F-2026-0003');
    await expect(listed(device)).not.toContainText('à facturer');
    await device.goto('/dashboard');
    await expectFigure(device, 'À encaisser', new RegExp(write(agreed + added - one)));
    await expect(device.getByRole('term').filter({ hasText: 'Reste à facturer' })).toHaveCount(0);
    await expectAccessible(device);
  }
});

function write(amount: number): string {
  return formatAmount(cents(amount));
}

/** What the dashboard says is left to invoice, in cents. */
async function expectLeft(page: Page, amount: number) {
  await page.goto('/dashboard');
  await expectFigure(page, 'Reste à facturer', new RegExp(`^${write(amount)}`));
}

/** Chooses in the menu of the document of the list whose name holds `name`. */
async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: new RegExp(`^Actions.*${name}`) }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

function listed(page: Page) {
  return page.getByRole('list', { name: 'Documents', exact: true });
}

/** Issues the document of the page; returns its total with tax, in cents. */
async function issue(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Émettre', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Émettre/ });
  const press = () => dialog.getByRole('button', { name: 'Émettre et télécharger' }).click();
  const { name, bytes } = await download(page, press);
  const parsed = parseDraft(JSON.parse((await readPdf(name, bytes)).json));
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return computeTotals(parsed.draft).taxInclusiveTotal;
}
