import { expect, type Page } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { chooseFiles } from '../journey/choose-files.ts';
import { type DeviceFile, dropFiles, makePdf } from '../journey/drop-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { issueDrafts, twelveEuros } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import { makeAccount, openAccount } from '../journey/make-account.ts';
import { seedDevice } from '../journey/seed-device.ts';

/** 4 707,00 €, of Cycles Garance SAS. */
const invoice = { ...requireDraft(samples.menuisier), issueDate: '2026-11-02' };
const name = 'Tailleur Élodie Martin';
const other = { ...invoice, number: 'F-2026-0043', buyer: { ...invoice.buyer, name } };

test('a statement that is dropped proposes payments, which are noted once', {
  tag: '@core',
}, async ({ page }) => {
  await seedDevice(page, [
    { id: 'garance', draft: invoice },
    { id: 'martin', draft: other },
  ]);
  await page.goto('/dossier');
  await expect(menu(page)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await dropFiles(page, [STATEMENT]);
  const dialog = page.getByRole('dialog', { name: 'Relevé bancaire' });
  await expect(dialog).toContainText(/5\slignes du 03\/11\/2026 au 19\/11\/2026, 4\sencaissements/);
  const proposals = dialog.getByRole('list', { name: 'Paiements proposés' });
  const garance = proposals.getByRole('listitem').filter({ hasText: '05/11/2026' });
  await expect(garance).toContainText('VIR SEPA CYCLES GARANCE F-2026-0042 ACOMPTE');
  await expect(garance).toContainText('Numéro cité');
  await expect(garance).toContainText(
    /Facture F-2026-0042, Cycles Garance SAS\s*1\s000,00\s€ sur les 4\s707,00\s€ dus, il restera 3\s707,00\s€/,
  );
  await expectAccessible(page);
  await garance.getByRole('button', { name: 'Noter le paiement' }).click();
  await expect(garance.getByRole('status')).toHaveText('Noté');
  await expect(garance.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(garance.getByRole('button', { name: 'Noter le paiement' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(garance.getByRole('status')).toHaveText('Noté');

  const martin = proposals.getByRole('listitem').filter({ hasText: '12/11/2026' });
  await expect(martin).toContainText('Même montant et même nom');
  await martin.getByRole('button', { name: 'Noter le paiement' }).click();
  await expect(martin.getByRole('status')).toHaveText('Noté');

  const beyond = proposals.getByRole('listitem').filter({ hasText: '19/11/2026' });
  await expect(beyond).toContainText(/Le virement dépasse de 93,00\s€ ce que ce document demande/);
  await beyond.getByRole('button', { name: 'Ce n’est pas ça' }).click();
  await expect(beyond).toBeHidden();
  await expect(dialog).toContainText(/1\sencaissement sans proposition/);
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Payée');

  // The same file proposes what was dismissed, and nothing that was noted.
  await dropFiles(page, [STATEMENT]);
  await expect(proposals.getByRole('button', { name: 'Noter le paiement' })).toHaveCount(1);
  await proposals.getByRole('button', { name: 'Noter le paiement' }).click();
  await expect(proposals.getByRole('status')).toHaveText('Noté');
  await dropFiles(page, [STATEMENT]);
  await expect(dialog).toContainText('Aucun paiement à proposer');

  // Only payments are kept, and no word of the bank.
  const kept = await readDevice(page);
  expect(kept).toContain('"means":"transfer"');
  for (const word of ['ASSURANCES', 'VIR SEPA', 'releve.csv', '00012345678'])
    expect(kept).not.toContain(word);
  expect(sent).toEqual([]);
});

test('a payment that the device refuses stays proposed', async ({ page }) => {
  await seedDevice(page, [{ id: 'garance', draft: invoice }]);
  await page.goto('/dossier');
  await expect(menu(page)).toBeVisible();
  await dropFiles(page, [STATEMENT]);
  const proposal = page.getByRole('dialog').getByRole('listitem').filter({ hasText: '05/11/2026' });
  const note = proposal.getByRole('button', { name: 'Noter le paiement' });
  await expect(note).toBeVisible();
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      IDBObjectStore.prototype.put = put;
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await note.click();
  await expect(proposal.getByRole('status')).toContainText('Libérez de la place');
  await note.click();
  await expect(proposal.getByRole('status')).toHaveText('Noté');
});

test('other files keep their way, and a statement that cannot be read says what to ask for', async ({
  page,
}) => {
  await seedDevice(page, [{ id: 'garance', draft: invoice }]);
  await page.goto('/dossier');
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Lire un relevé bancaire' }).click();
  const dialog = page.getByRole('dialog', { name: 'Relevé bancaire' });
  const choose = (file: DeviceFile) =>
    chooseFiles(page, () => dialog.getByRole('button', { name: /^Choisir un/ }).click(), file);
  const pdf = await makePdf(invoice);
  await choose(pdf);
  await expect(dialog.getByRole('alert')).toContainText('Un relevé en PDF ne se lit pas');
  await choose(makeFile('clients.csv', 'Nom;Ville\nDurand;Lyon'));
  await expect(dialog.getByRole('alert')).toContainText(
    'Les colonnes de la date et du montant sont introuvables',
  );
  await choose(STATEMENT);
  await expect(dialog.getByRole('list', { name: 'Paiements proposés' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu(page)).toBeFocused();

  await dropFiles(page, [pdf]);
  await expect(page).toHaveURL(/\/facture-tva\?brouillon=/);
});

test.describe('on a phone in the dark theme', () => {
  test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });
  test('a CAMT.053 statement is matched with what an account issued', {
    tag: '@core',
  }, async ({ page, request }) => {
    const account = await makeAccount(request);
    const [number = ''] = await issueDrafts(request, account, [twelveEuros, twelveEuros]);
    await openAccount(page, account);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/documents');
    await expect(page.getByRole('list', { name: 'Documents' })).toContainText(number);
    await menu(page).click();
    await page.getByRole('menuitem', { name: 'Lire un relevé bancaire' }).click();
    const dialog = page.getByRole('dialog', { name: 'Relevé bancaire' });
    await expect(dialog).toContainText('En CSV, OFX ou CAMT.053');
    await expectAccessible(page);
    const file = makeFile('releve.xml', makeCamt(number));
    await chooseFiles(
      page,
      () => dialog.getByRole('button', { name: 'Choisir un relevé' }).click(),
      file,
    );
    await expect(dialog).toContainText('Numéro cité');
    await expect(dialog).toContainText(/12,00\s€, tout ce qui reste dû/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Noter le paiement' }).click();
    await expect(dialog.getByRole('listitem').getByRole('status')).toHaveText('Noté');
    await dialog.getByRole('button', { name: 'Fermer' }).last().click();
    const row = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
    await expect(row.filter({ hasText: number })).toContainText('Payée');
  });
});

function menu(page: Page) {
  return page.locator('main').getByRole('button', { name: 'Autres actions' });
}

function makeFile(fileName: string, text: string): DeviceFile {
  return { name: fileName, mimeType: '', buffer: Buffer.from(text) };
}

/** All that the stores of the device hold, as text. */
function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await answer(indexedDB.open('facturier'));
    const names = [...db.objectStoreNames];
    const transaction = db.transaction(names);
    const stored = names.map((store) => answer(transaction.objectStore(store).getAll()));
    const text = JSON.stringify([await Promise.all(stored), { ...localStorage }]);
    db.close();
    return text;
  });
}

const STATEMENT = makeFile(
  'releve.csv',
  [
    'Compte courant;00012345678',
    'Date;Libellé;Débit;Crédit',
    '03/11/2026;PRLV SEPA ASSURANCES;45,90;',
    '05/11/2026;VIR SEPA CYCLES GARANCE F-2026-0042 ACOMPTE;;1 000,00',
    '06/11/2026;VIR SEPA REMBOURSEMENT;;18,20',
    '12/11/2026;VIR INST ELODIE MARTIN TAILLEUR;;4 707,00',
    '19/11/2026;VIR SEPA CYCLES GARANCE F 2026 0042;;3 800,00',
  ].join('\n'),
);

/** One transfer of 12 €, which cites a number. */
function makeCamt(number: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>
<Ntry><Amt Ccy="EUR">12.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-11-18</Dt></BookgDt><NtryDtls><TxDtls>
<RltdPties><Dbtr><Pty><Nm>Cycles Garance SAS</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>${number}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`;
}
