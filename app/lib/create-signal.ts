export function createSignal(): { promise: Promise<void>; tell: () => void } {
  let tell: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { promise, tell };
}
