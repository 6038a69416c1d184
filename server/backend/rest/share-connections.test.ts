import { expect, test } from 'vitest';
import { askerOf, createTurns } from './share-connections.ts';

const open = (max: number, connectionTimeoutMillis = 60_000) =>
  createTurns({ options: { max, connectionTimeoutMillis } as never }); // all that is read of a pool

function watch(turns: ReturnType<typeof open>, share: number) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, ...marks: string[]) => {
    for (const mark of marks)
      turns.enter(name.split(' on ').map((one) => ({ name: one, share }))).then(
        (leave) => {
          begun.push(mark);
          ends.set(mark, leave);
        },
        () => undefined,
      );
    return settled();
  };
  const end = async (mark: string) => {
    ends.get(mark)?.();
    await settled();
  };
  return { begun, ask, end };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one caller holds its share at most, and others find connections free', async () => {
  const { begun, ask } = watch(open(8), 2);
  await ask('attack', ...Array.from({ length: 20 }, (_, n) => `attack ${n + 1}`));
  await ask('ada', 'ada');
  await ask('bob', 'bob');
  expect(begun).toEqual(['attack 1', 'attack 2', 'ada', 'bob']);
});

test('what one leaves is for its next request, in the order of their coming', async () => {
  const { begun, ask, end } = watch(open(8), 1);
  await ask('ada', 'ada 1', 'ada 2', 'ada 3');
  await end('ada 1');
  await end('ada 2');
  expect(begun).toEqual(['ada 1', 'ada 2', 'ada 3']);
});

test('a free connection goes to who holds the fewest, then to who came first', async () => {
  const { begun, ask, end } = watch(open(3), 2);
  await ask('a', 'a 1', 'a 2', 'a 3', 'a 4');
  await ask('b', 'b 1', 'b 2', 'b 3');
  await ask('c', 'c 1');
  expect(begun).toEqual(['a 1', 'a 2', 'b 1']);
  await end('a 1');
  expect(begun.at(-1)).toBe('c 1');
  await end('a 2');
  expect(begun.at(-1)).toBe('a 3');
  await end('c 1');
  expect(begun.at(-1)).toBe('a 4');
  await end('a 3');
  expect(begun.at(-1)).toBe('b 2');
});

test('who waits longer than the pool allows is told to come back, and takes no turn', async () => {
  const turns = open(1, 20);
  const asker = [{ name: 'ada', share: 1 }];
  const leave = await turns.enter(asker);
  const refused = turns.enter(asker);
  expect(turns.countWaiting()).toBe(1);
  await expect(refused).rejects.toMatchObject({ refusal: { status: 503, code: 'PGRST003' } });
  expect(turns.countWaiting()).toBe(0);
  leave();
  (await turns.enter(asker))();
});

test('several accounts of one network share what one may hold, and so does one account on several', async () => {
  const { begun, ask, end } = watch(open(8), 2);
  await ask('ada on home', 'ada 1', 'ada 2');
  await ask('eve on home', 'eve 1', 'eve 2');
  await ask('ada on phone', 'ada 3');
  await ask('bob on work', 'bob 1');
  expect(begun).toEqual(['ada 1', 'ada 2', 'bob 1']);
  await end('ada 1');
  expect(begun).toEqual(['ada 1', 'ada 2', 'bob 1', 'eve 1', 'ada 3']);
  await end('ada 2');
  expect(begun.at(-1)).toBe('eve 2');
});

test('a user is counted wherever it is, and by its network; visitors by their network alone', () => {
  const user = (sub: string) => ({ role: 'authenticated' as const, claims: { sub } });
  const visitor = { role: 'anon' as const, claims: {} };
  expect(askerOf(user('a'), '192.0.2.1', 16)).toEqual([
    { name: 'user a', share: 4 },
    { name: 'users 192.0.2.1', share: 8 },
  ]);
  expect(askerOf(visitor, '2001:db8::1', 16)).toEqual(askerOf(visitor, '2001:db8::2', 16));
  expect(askerOf(visitor, '192.0.2.1', 16)).toEqual([{ name: 'visitors 192.0.2.1', share: 4 }]);
  expect(askerOf({ role: 'service_role', claims: {} }, 'local', 16)).toEqual([
    { name: 'server', share: 8 },
  ]);
  expect(askerOf(user('a'), 'local', 2)[0]?.share).toBe(1);
});
