import type { EmailQueue, Settlement, TakenEmail, WaitingEmail } from './email-queue.ts';
import { isRefusal } from './is-refusal.ts';

export type CourierReport = (line: { event: 'mail_fault'; code: string; isFinal: boolean }) => void;

/** Sends queued e-mails, a few at once: when woken, and periodically. */
export function createCourier({
  queue,
  deliver,
  report,
  pauseMs = PAUSE_MS,
  farewellMs = FAREWELL_MS,
}: {
  queue: EmailQueue;
  deliver: (taken: WaitingEmail) => Promise<unknown>;
  report: CourierReport;
  pauseMs?: number;
  /** The time that `close` waits for e-mails being sent. */
  farewellMs?: number;
}) {
  /** Outcomes that the queue has not recorded yet; these e-mails are not sent again. */
  const unsettled = new Map<string, Settlement>();
  /** Messages being sent: the queue offers one again after 20 seconds without a sign. */
  const inHand = new Set<string>();
  const hands = new Set<Promise<void>>();
  const looks = new Set<Promise<unknown>>();
  /** The queue did not answer, so that no sender could renew its hold. */
  let wasAway = false;
  let isAsked = false;
  let isClosed = false;
  let isOver = false;
  let startClosing: () => void = () => undefined;
  const closing = new Promise<void>((resolve) => {
    startClosing = resolve;
  });
  const reportFault = (error: unknown, isFinal = false) =>
    report({ event: 'mail_fault', code: codeOf(error), isFinal });

  /** Null when closing cut the sending off: another server will send the e-mail. */
  const send = async ({ id, email }: TakenEmail): Promise<Settlement | null> => {
    if (email === null) {
      reportFault({ code: 'unreadable' }, true);
      return { outcome: 'refused', reason: 'unreadable' };
    }
    try {
      await deliver({ id, email });
      return { outcome: 'sent' };
    } catch (error) {
      if (isOver) return null;
      const isFinal = isRefusal(error);
      reportFault(error, isFinal);
      return { outcome: isFinal ? 'refused' : 'later', reason: reasonOf(error) };
    }
  };
  const settle = async (id: string, settlement: Settlement) => {
    const status = await queue.settle(id, settlement);
    unsettled.delete(id);
    if (settlement.outcome === 'later' && status === 'failed')
      reportFault({ code: 'given_up' }, true);
  };
  const carry = async (taken: TakenEmail) => {
    if (inHand.has(taken.id)) return;
    inHand.add(taken.id);
    try {
      const settlement = unsettled.get(taken.id) ?? (await send(taken));
      if (settlement === null) return;
      unsettled.set(taken.id, settlement);
      await settle(taken.id, settlement);
    } finally {
      inHand.delete(taken.id);
    }
  };
  /** Records outcomes that failed to be recorded, before another server sends the e-mail again. */
  const settleRest = async () => {
    for (const [id, settlement] of unsettled) if (!inHand.has(id)) await settle(id, settlement);
  };
  const look = (): Promise<TakenEmail | null> => {
    const taken = queue.take();
    looks.add(taken);
    const forget = () => looks.delete(taken);
    taken.then(forget, () => {
      forget();
      wasAway = true;
    });
    return taken;
  };
  /** Once the queue answers again, other senders say first which e-mails they are still sending. */
  const letOthersHold = async () => {
    if (!wasAway) return;
    await queue.hold();
    await waitFor(closing, 2 * HOLD_MS);
    wasAway = false;
  };
  /** Looks again if woken meanwhile: the queue may have been read just before. */
  const takeNext = async (): Promise<TakenEmail | null> => {
    for (;;) {
      isAsked = false;
      const taken = isClosed ? null : await look();
      if (taken !== null || isClosed || !isAsked) return taken;
    }
  };
  const work = async () => {
    await settleRest();
    await letOthersHold();
    for (let taken = await takeNext(); taken !== null; taken = await takeNext()) {
      // There may be more: another worker looks while this one is busy.
      startHand();
      await carry(taken);
    }
  };
  function startHand(): void {
    if (isClosed || hands.size >= AT_ONCE) return;
    const hand = work()
      .catch((error: unknown) => reportFault(error))
      .finally(() => hands.delete(hand));
    hands.add(hand);
  }
  const wake = () => {
    isAsked = true;
    startHand();
  };
  const looking = setInterval(wake, pauseMs).unref();
  const holding = setInterval(() => {
    if (hands.size > 0) queue.hold().catch((error: unknown) => reportFault(error));
  }, HOLD_MS).unref();
  return {
    wake,
    /**
     * Resolves once e-mails being sent have arrived or failed. A silent SMTP server is not waited
     * for: its e-mail stays queued, and another server takes it after 20 seconds. A look at the
     * queue is: it could take an e-mail from that other server, and drop it.
     */
    close: async () => {
      isClosed = true;
      startClosing();
      clearInterval(looking);
      await waitFor(Promise.all(hands), farewellMs);
      await waitFor(Promise.allSettled(looks), LOOK_MS);
      isOver = true;
      clearInterval(holding);
    },
  };
}

/** Waits for a task, no longer than a time. */
async function waitFor(task: Promise<unknown>, milliseconds: number): Promise<void> {
  let patience: NodeJS.Timeout | undefined;
  const patienceEnds = new Promise((resolve) => {
    patience = setTimeout(resolve, milliseconds);
  });
  await Promise.race([task, patienceEnds]);
  clearTimeout(patience);
}

/** Nodemailer’s code: the server’s text may hold the address. */
function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}

/** « EENVELOPE 550 »: nodemailer’s code, and the server’s reply (RFC 5321, 4.2) if it gave one. */
function reasonOf(error: unknown): string {
  const { responseCode } = error as { responseCode?: unknown };
  return [codeOf(error), ...(typeof responseCode === 'number' ? [responseCode] : [])].join(' ');
}

/** Nodemailer’s number of connections. */
const AT_ONCE = 5;
/** With the time that a silent server holds its e-mails, less than half a minute. */
const PAUSE_MS = 8000;
/** A quarter of the time after which other servers may take an e-mail. */
const HOLD_MS = 5000;
/** Requests had three seconds before; a supervisor kills the process after ten. */
const FAREWELL_MS = 4000;
/** One short statement, unless the database is gone. */
const LOOK_MS = 2000;
