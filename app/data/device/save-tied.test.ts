import { beforeEach, expect, test, vi } from 'vitest';
import { convertInvoiceToCredit } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { emptyDevice, keep, listStatuses, openTab } from './open-device.test.support.ts';

const invoice = requireDraft(samples.menuisier);
const credit = convertInvoiceToCredit(invoice, { number: 'A-1', today: '2026-11-20' });

beforeEach(emptyDevice);

test('without a network a file does not wait for its links, which come with the network', async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: false });
  vi.doMock('./tie-dossier.ts', () => {
    throw new TypeError('Failed to fetch');
  });
  const dossier = await openTab();
  await dossier.save(keep('invoice', invoice));
  expect(await dossier.saveTied([keep('credit', credit)])).toEqual({ links: [], replaced: [] });
  expect((await listStatuses(dossier)).sort()).toEqual(['credit issued', 'invoice issued']);

  vi.stubGlobal('navigator', { onLine: true });
  vi.doUnmock('./tie-dossier.ts');
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(async () => expect(await listStatuses(dossier)).toContain('invoice cancelled'));
});
