/** The test’s own sum, in cents: lines without VAT, or what a receipt says. */
export function totalOf({ lines = [], receipt }: Summed): number {
  if (receipt) return Math.round(Number(receipt.amount) * 100);
  return lines.reduce<number>((sum, line) => sum + amountOf(line), 0);
}

function amountOf(line: object): number {
  if (!('quantity' in line && 'unitPrice' in line)) return 0;
  return Math.round(Number(line.quantity) * Number(line.unitPrice) * 100);
}

type Summed = { lines?: readonly object[]; receipt?: { amount: string } | undefined };
