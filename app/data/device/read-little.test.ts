import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { convertInvoiceToCredit } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkAsyncProperty } from '#scripts/test/check-property.ts';
import {
  emptyDevice,
  keep,
  listStatuses,
  openTab,
  watchDocumentReads,
} from './open-device.test.support.ts';

const quote = requireDraft(samples['devis-agence-web']);
const invoice = requireDraft(samples.menuisier);
const credit = convertInvoiceToCredit(invoice, { number: 'A-1', today: '2026-11-20' });

beforeEach(emptyDevice);

test('the newest documents and those of a query are read from their summaries', async () => {
  const dossier = await openTab();
  for (const at of [1, 2, 3, 4]) await dossier.save(keep(`${at}`, invoice, { at }));
  await listStatuses(dossier);
  // Another page, which has read nothing yet.
  const page = await openTab();
  await page.save(keep('5', quote, { at: 5 }));
  const countReads = watchDocumentReads();
  const { documents, total } = await page.listRecent(3);
  expect(documents.map(({ id }) => id)).toEqual(['5', '4', '3']);
  expect(total).toBe(5);
  expect((await page.listSummaries()).map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1']);
  expect(await listStatuses(page)).toHaveLength(5);
  expect(countReads()).toBe(1);
});

test('a list says what is being written, and all else as it was issued', async () => {
  const dossier = await openTab();
  const changed = { ...invoice, buyer: { ...invoice.buyer, name: 'Autre client' } };
  const { completedAt: _completedAt, ...stored } = keep('invoice', invoice);
  await dossier.save({ ...stored, draft: changed });
  const [document] = (await dossier.listRecent(1)).documents;
  expect(document).toMatchObject({ state: 'changed', buyerName: invoice.buyer.name });
  expect(document?.written.name).toBe(`Autre client · ${invoice.number}`);
});

test('the document to go on with is the newest of its kind that waits, read alone', async () => {
  await checkAsyncProperty(
    fc.asyncProperty(fc.array(anyKept, { maxLength: 8 }), async (made) => {
      emptyDevice();
      const dossier = await openTab();
      const all = made.map((one, at) => keep(`${at}`, one.draft, { ...one, at: at + 1 }));
      for (const stored of all) await dossier.save(stored);
      const countReads = watchDocumentReads();
      const found = await dossier.findUnfinished('facture-tva');
      const wanted = all.findLast(
        ({ draft, completedAt }) => draft.kind === 'facture-tva' && completedAt === undefined,
      );
      expect(found).toEqual(wanted ?? null);
      expect(countReads()).toBe(wanted ? 1 : 0);
    }),
    { numRuns: 25 },
  );
});

const anyKept = fc.record({
  draft: fc.constantFrom(invoice, quote, credit),
  isUnissued: fc.boolean(),
});
