import type { EmailOutcome, EmailQueue, TakenEmail, WaitingEmail } from './email-queue.ts';
import { isRefusal } from './is-refusal.ts';

export type CourierReport = (line: { event: 'mail_fault'; code: string; isFinal: boolean }) => void;

/**
 * Takes messages out of the queue and sends them, a few at once: when told that there is one, and
 * now and then, for those of other servers and those that were put off.
 */
export function createCourier({
  queue,
  deliver,
  report,
  pauseMs = PAUSE_MS,
  farewellMs = FAREWELL_MS,
}: {
  queue: EmailQueue;
  /** Rejects with what the server of mail says. */
  deliver: (taken: WaitingEmail) => Promise<unknown>;
  report: CourierReport;
  pauseMs?: number;
  /** How long what is on its way may take once it closes. */
  farewellMs?: number;
}) {
  /** What became of messages, until the queue has noted it: none of them is sent again. */
  const unsettled = new Map<string, EmailOutcome>();
  /** In a hand: none is begun again where the queue gives it twice, after two silent minutes. */
  const inHand = new Set<string>();
  const hands = new Set<Promise<void>>();
  let isAsked = false;
  let isClosed = false;
  /** Closed, and nothing is waited for any more. */
  let isOver = false;
  const reportFault = (error: unknown, isFinal = false) =>
    report({ event: 'mail_fault', code: codeOf(error), isFinal });

  /** Null where the end of the sender cut it off: the message is another sender’s, as it is. */
  const send = async ({ id, email }: TakenEmail): Promise<EmailOutcome | null> => {
    if (email === null) {
      reportFault({ code: 'unreadable' }, true);
      return 'refused';
    }
    try {
      await deliver({ id, email });
      return 'sent';
    } catch (error) {
      if (isOver) return null;
      const isFinal = isRefusal(error);
      reportFault(error, isFinal);
      return isFinal ? 'refused' : 'later';
    }
  };
  const settle = async (id: string, outcome: EmailOutcome) => {
    const status = await queue.settle(id, outcome);
    unsettled.delete(id);
    if (outcome === 'later' && status === 'failed') reportFault({ code: 'given_up' }, true);
  };
  const carry = async (taken: TakenEmail) => {
    if (inHand.has(taken.id)) return;
    inHand.add(taken.id);
    try {
      const outcome = unsettled.get(taken.id) ?? (await send(taken));
      if (outcome === null) return;
      unsettled.set(taken.id, outcome);
      await settle(taken.id, outcome);
    } finally {
      inHand.delete(taken.id);
    }
  };
  /** What could not be noted, while it is still ours: another sender would send it again. */
  const settleRest = async () => {
    for (const [id, outcome] of unsettled) if (!inHand.has(id)) await settle(id, outcome);
  };
  /** Looks again when it was asked to meanwhile: the queue may have been read just before. */
  const takeNext = async (): Promise<TakenEmail | null> => {
    for (;;) {
      isAsked = false;
      const taken = isClosed ? null : await queue.take();
      if (taken !== null || isClosed || !isAsked) return taken;
    }
  };
  const work = async () => {
    await settleRest();
    for (let taken = await takeNext(); taken !== null; taken = await takeNext()) {
      // There may be more: another hand looks while this one is busy.
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
  /** There may be something to carry. */
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
     * Resolves once what is on its way has arrived, or not; a server of mail that says nothing is
     * not waited for. Its message stays in the queue, and is another sender’s after two minutes.
     */
    close: async () => {
      isClosed = true;
      clearInterval(looking);
      let patience: NodeJS.Timeout | undefined;
      const patienceEnds = new Promise((resolve) => {
        patience = setTimeout(resolve, farewellMs);
      });
      await Promise.race([Promise.all(hands), patienceEnds]);
      clearTimeout(patience);
      isOver = true;
      clearInterval(holding);
    },
  };
}

/** Nodemailer’s own code: what a server says may hold the address. */
function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}

/** As many as nodemailer opens connections. */
const AT_ONCE = 5;
const PAUSE_MS = 20_000;
/** A quarter of the time after which others may take a message. */
const HOLD_MS = 30_000;
/** Requests have had three seconds before; a supervisor kills what has not ended after ten. */
const FAREWELL_MS = 4000;
