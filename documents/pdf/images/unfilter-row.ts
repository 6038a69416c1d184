/** Undoes the filter, the first byte of `filtered`, for pixels of a byte at most (PNG, § 9.2). */
export function unfilterRow(filtered: Uint8Array, above: Uint8Array): Uint8Array<ArrayBuffer> {
  const filter = filtered[0] ?? 0;
  const row = new Uint8Array(above.length);
  for (let index = 0; index < row.length; index++) {
    const left = row[index - 1] ?? 0;
    const up = above[index] ?? 0;
    const upLeft = above[index - 1] ?? 0;
    row[index] = (filtered[index + 1] ?? 0) + predict(filter, { left, up, upLeft });
  }
  return row;
}

type Neighbours = { left: number; up: number; upLeft: number };

function predict(filter: number, { left, up, upLeft }: Neighbours): number {
  if (filter === SUB) return left;
  if (filter === UP) return up;
  if (filter === AVERAGE) return (left + up) >> 1;
  return filter === PAETH ? predictPaeth({ left, up, upLeft }) : 0;
}

function predictPaeth({ left, up, upLeft }: Neighbours): number {
  const estimate = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [
    Math.abs(estimate - left),
    Math.abs(estimate - up),
    Math.abs(estimate - upLeft),
  ];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}

const SUB = 1;
const UP = 2;
const AVERAGE = 3;
const PAETH = 4;
