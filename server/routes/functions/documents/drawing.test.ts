import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makePng } from '#documents/pdf/images/test-png.ts';
import { samples } from '#documents/samples/samples.ts';
import type { StandingOrder } from '#server/routes/functions/client-pages/standing-order.ts';
import { createDrawing } from './drawing.ts';
import type { DrawingOrder } from './drawing-order.ts';

const devis = samples['devis-agence-web'];
const today = '2026-11-22';
const [line] = devis.lines;
const description = 'Développement '.repeat(140);
/** Far more than an ordinary document: a second on a fast machine. */
const enormous = {
  ...devis,
  lines: Array.from({ length: 2000 }, () => ({ ...line, description })),
};
const open = (settings?: { longestMs: number }) => {
  const { draw, tell, close } = createDrawing(settings);
  onTestFinished(close);
  return {
    close,
    draw: (order: DrawingOrder, { network = 'home', signal = new AbortController().signal } = {}) =>
      draw(order, { network, signal }),
    tell: (order: StandingOrder) =>
      tell(order, { network: 'home', signal: new AbortController().signal }),
  };
};

test('documents asked for together are all drawn, the same bytes for the same draft', async () => {
  const { draw } = open();
  const drawn = await Promise.all(Array.from({ length: 4 }, () => draw({ draft: devis, today })));
  const [first] = drawn;
  expect(first).toMatchObject({ ok: true, kind: 'devis', document: { kind: 'Devis' } });
  for (const other of drawn) expect(other).toEqual(first);
});

test('a document that takes too long is given up, and the next one is drawn', async () => {
  const { draw } = open({ longestMs: 1 });
  await expect(draw({ draft: devis, today })).rejects.toMatchObject({ code: 'too_long' });
  const patient = open();
  expect(await patient.draw({ draft: devis, today })).toMatchObject({ ok: true });
});

test('a draft that is nested too deep is refused, and nothing of it fails later', async () => {
  const lost = vi.fn();
  process.on('unhandledRejection', lost);
  onTestFinished(() => {
    process.off('unhandledRejection', lost);
  });
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  onTestFinished(() => timeout.mockRestore());
  const { draw } = open();
  const draft = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
  await expect(draw({ draft, today })).rejects.toMatchObject({ code: 'not_drawn' });
  // An unhandled rejection after the timeout would end the server.
  expect(timeout).toHaveBeenCalled();
  time.abort();
  await turn();
  expect(lost).not.toHaveBeenCalled();
});

test('a document that failed is not said too long because its thread ends slowly', async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  onTestFinished(() => timeout.mockRestore());
  const { terminate } = Worker.prototype;
  const ending = vi.spyOn(Worker.prototype, 'terminate').mockImplementation(function (
    this: Worker,
  ) {
    // The document’s time runs out while its thread ends.
    time.abort();
    return terminate.call(this);
  });
  onTestFinished(() => ending.mockRestore());
  const { draw } = open();
  const draft = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
  await expect(draw({ draft, today })).rejects.toMatchObject({ code: 'not_drawn' });
  expect(time.signal.aborted).toBe(true);
});

test('a picture that would fill the memory is refused before it is unpacked', async () => {
  const { draw } = open();
  const rows = new Uint8Array(2 * (1 + 2 * 3));
  const small = Buffer.from(makePng({ width: 2, height: 2, colorType: 2, rows }));
  const huge = Buffer.from(small);
  huge.writeUInt32BE(4001, 16);
  huge.writeUInt32BE(1000, 20);
  const ask = (name: string, png: Buffer) => {
    const picture = { data: `data:image/png;base64,${png.toString('base64')}` };
    return draw({ draft: { ...devis, style: { [name]: picture } }, today });
  };
  for (const name of ['logo', 'signature']) {
    expect(await ask(name, small)).toMatchObject({ ok: true });
    expect(await ask(name, huge)).toEqual({ ok: false, path: `style.${name}.data` });
  }
});

test('after a thread was ended another one draws', async () => {
  const { draw, close } = open();
  expect(await draw({ draft: devis, today })).toMatchObject({ ok: true });
  await close();
  expect(await draw({ draft: devis, today })).toMatchObject({ ok: true });
});

test('more documents of one network than can wait are refused at once, and another’s is drawn', async () => {
  const { draw } = open();
  const asked = Array.from({ length: 20 }, () => draw({ draft: null, today }));
  const other = draw({ draft: devis, today }, { network: 'elsewhere' });
  const settled = await Promise.allSettled(asked);
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(16);
  expect(refused[0]).toMatchObject({ reason: { code: 'busy' } });
  expect(await other).toMatchObject({ ok: true });
});

test('an ordinary document does not wait behind enormous ones', async () => {
  const { draw } = open();
  const ends: string[] = [];
  const drawn = ['a', 'b', 'c'].map((network) =>
    draw({ draft: enormous, today }, { network }).then(({ ok }) => ends.push(`enormous ${ok}`)),
  );
  await draw({ draft: devis, today }).then(({ ok }) => ends.push(`ordinary ${ok}`));
  await Promise.all(drawn);
  expect(ends).toHaveLength(4);
  expect(ends.indexOf('ordinary true')).toBeLessThan(3);
});

test('whoever leaves loses its place, and an enormous document under way is given up', async () => {
  const { draw } = open();
  const leaving = new AbortController();
  const { signal } = leaving;
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  onTestFinished(() => terminate.mockRestore());
  const gone = ['a', 'b', 'c'].map((network) =>
    draw({ draft: enormous, today }, { network, signal }),
  );
  const next = draw({ draft: enormous, today });
  await turn();
  leaving.abort();
  for (const one of await Promise.allSettled(gone))
    expect(one).toMatchObject({ status: 'rejected', reason: { code: 'left' } });
  expect(terminate).toHaveBeenCalledTimes(1);
  expect(await next).toMatchObject({ ok: true });
});

test('an ordinary document under way is drawn to its end, whoever left', async () => {
  const { draw } = open();
  const leaving = new AbortController();
  const drawn = draw({ draft: devis, today }, { signal: leaving.signal });
  await turn();
  leaving.abort();
  expect(await drawn).toMatchObject({ ok: true });
});

const standingOf = (draft: unknown, asked = 'd'): StandingOrder => ({
  ...{ asked, choices: null, links: [], payments: [], today },
  documents: [
    {
      ...{ local_id: 'd', client_id: null, draft, milestone: null, milestone_at: null },
      choices: null,
      ...{ issued_at: '2026-10-05T10:00:00Z', updated_at: '2026-10-05T10:00:00Z' },
    },
  ],
});

test('what has become of a document is told by the threads that draw, the heavy ones by the second', async () => {
  const { draw, tell } = open();
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  onTestFinished(() => post.mockRestore());
  await draw({ draft: devis, today });
  expect(await tell(standingOf(devis))).toEqual({
    standing: {
      ...{ status: 'expired', percent: null, lowered_by: [] },
      ...{ due: null, due_now: null, due_date: '' },
    },
    mentions: { theMention: 'le devis D-2026-0031', ofMention: 'du devis D-2026-0031' },
    amount: null,
  });
  await tell(standingOf(enormous));
  const [ordinary, same, other] = post.mock.contexts;
  expect(same).toBe(ordinary);
  expect(other).not.toBe(ordinary);
});

test('what a document comes to is told with the choices of its client', async () => {
  const { tell } = open();
  const amountOf = async (draft: unknown, choices: number[]) =>
    (await tell({ ...standingOf(draft), choices })).amount;
  const option = devis.lines.findIndex(({ kind }) => kind === 'option');
  const bare = await amountOf(devis, []);
  expect(bare).toMatch(/^[\d\u202f]+,\d\d\u00a0€$/);
  const centsOf = (amount: string | null) => Number(amount?.replace(/\D/g, ''));
  // 950,00 € before tax at 20 %.
  expect(centsOf(await amountOf(devis, [option])) - centsOf(bare)).toBe(114_000);
  expect(await amountOf({ kind: 'devis', lines: 4 }, [0])).toBeNull();
});

test('where it cannot be told the thread is ended, and the next document is drawn', async () => {
  const { draw, tell } = open();
  await expect(tell(standingOf(devis, 'x'))).rejects.toMatchObject({ code: 'not_drawn' });
  expect(await draw({ draft: devis, today })).toMatchObject({ ok: true });
});
