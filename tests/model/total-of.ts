/** The test’s own sum, in cents: what lines make without VAT, or what a receipt says. */
export function totalOf({ lines = [], charges = [], allowances = [], receipt }: Summed): number {
  if (receipt) return Math.round(Number(receipt.amount) * 100);
  const ofLines = lines.reduce<number>((sum, line) => sum + amountOf(line), 0);
  return ofLines + sumTyped(charges) - sumTyped(allowances);
}

function amountOf(line: object): number {
  if (!('quantity' in line && 'unitPrice' in line)) return 0;
  return Math.round(Number(line.quantity) * Number(line.unitPrice) * 100);
}

/** Discounts and charges as amounts: no step writes a percentage. */
function sumTyped(all: readonly object[]): number {
  return all.reduce<number>(
    (sum, one) => sum + ('amount' in one ? Math.round(Number(one.amount) * 100) : 0),
    0,
  );
}

type Summed = {
  lines?: readonly object[];
  charges?: readonly object[];
  allowances?: readonly object[];
  receipt?: { amount: string } | undefined;
};
