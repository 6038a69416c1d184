import { type Answer, askData } from '#app/data/account/answer.ts';
import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { readPages } from '#app/data/account/read-pages.ts';
import { CLIENT_COLUMNS } from '#app/data/account/records/client-row.ts';
import { COMPANY_COLUMNS } from '#app/data/account/records/company-row.ts';
import { PRODUCT_COLUMNS } from '#app/data/account/records/product-row.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { type KeptRow, type KeptTable, keyOfRow, rangeOf, stampKeyOf } from './kept-record.ts';

let keptAt = 0;
let running: Promise<void> = Promise.resolve();

/**
 * Copies companies, clients and products to this device, table by table where one has changed, so
 * that they can be read and chosen without a network. Every ten minutes at most, or after a change.
 * Whoever asks while it runs waits for it.
 */
export function keepRecords(): Promise<void> {
  running = running.catch(() => undefined).then(keepOnce);
  return running;
}

async function keepOnce(): Promise<void> {
  if (!syncStore.get().hasNewRecords && Date.now() - keptAt < PERIOD_MS) return;
  syncStore.set({ hasNewRecords: false });
  keptAt = Date.now();
  // The next sync tries again.
  for (const table of Object.keys(COLUMNS) as KeptTable[])
    if (!(await keepTable(table))) syncStore.set({ hasNewRecords: true });
}

/** False when the account did not give it. */
async function keepTable(table: KeptTable): Promise<boolean> {
  const stamp = await readStamp(table);
  const key = stampKeyOf(table);
  if (!stamp.ok) return false;
  if ((await (await openKept()).get('synced', key))?.stamp === stamp.value) return true;
  const rows = await readRows(table);
  if (!rows.ok) return false;
  const transaction = (await openKept()).transaction('synced', 'readwrite');
  transaction.store.delete(rangeOf(table));
  for (const row of rows.value)
    transaction.store.put({ key: keyOfRow(table, row), stamp: '', row });
  transaction.store.put({ key, stamp: stamp.value });
  await transaction.done;
  return true;
}

/** Their number and their last change. */
function readStamp(table: KeptTable): Promise<Answer<string>> {
  return askData(async (client) => {
    const { data, count, error, status } = await client
      .from(table)
      .select('updated_at', { count: 'exact' })
      .eq('user_id', ownId())
      .order('updated_at', { ascending: false })
      .limit(1);
    return { data: `${count} ${data?.[0]?.updated_at ?? ''}`, error, status };
  });
}

function readRows(table: KeptTable): Promise<Answer<KeptRow[]>> {
  return readPages<KeptRow>((last, limit) =>
    askData((client) => {
      // one table stands for all: `COLUMNS` are those of the table asked for
      const asked = client
        .from(table as 'clients')
        .select(COLUMNS[table])
        .eq('user_id', ownId());
      const after = last ? asked.gt('id', last.id) : asked;
      return after.order('id').limit(limit) as unknown as PromiseLike<Found>;
    }),
  );
}

type Found = { data: KeptRow[]; error: { code: string } | null; status: number };

const PERIOD_MS = 600_000;
const COLUMNS: Readonly<Record<KeptTable, string>> = {
  companies: `${COMPANY_COLUMNS}, created_at, search_text`,
  clients: `${CLIENT_COLUMNS}, created_at, search_text`,
  products: `${PRODUCT_COLUMNS}, unit_price_excluding_tax, created_at, search_text`,
};
