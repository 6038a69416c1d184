import type { ReceivedFile } from '#app/files/received-file.ts';

/**
 * An earlier file that holds the same invoice of the same seller in other bytes: it must not be
 * paid or booked twice. Null when there is none.
 */
export function findSameInvoice(
  files: readonly ReceivedFile[],
  file: ReceivedFile,
): ReceivedFile | null {
  const key = keyOf(file);
  const before = files.slice(0, files.indexOf(file));
  return (key && before.find((one) => keyOf(one) === key)) || null;
}

/** Empty when the invoice cannot be identified. */
function keyOf(file: ReceivedFile): string {
  if (!('invoice' in file)) return '';
  const { seller, number } = file.invoice.draft;
  const party = seller.siren || seller.siret?.slice(0, 9) || seller.name.trim().toLowerCase();
  return party && number ? `${party} ${number}` : '';
}
