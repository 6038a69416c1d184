import type { Message } from './message.ts';
import { dropMessage, freeMessages, listWaiting, setAside, takeMessage } from './outbox.ts';

export type CourierReport = (line: { event: 'mail_fault'; code: string; isFinal: boolean }) => void;

/**
 * Takes messages out of a folder, the oldest first. One that a server puts off is tried again
 * later, for a day; one that it refuses (5xx, RFC 5321, 4.2.1) is set aside.
 */
export function createCourier({
  folder,
  deliver,
  report,
  now = Date.now,
  pauseMs = PAUSE_MS,
}: {
  folder: string;
  /** Rejects with what the server says. */
  deliver: (message: Message) => Promise<unknown>;
  report: CourierReport;
  now?: () => number;
  pauseMs?: number;
}) {
  let round: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** False when it is to be tried again. */
  const carry = async (name: string): Promise<boolean> => {
    const taken = await takeMessage(folder, name);
    // Another server has it.
    if (taken === null) return true;
    try {
      await deliver(taken.message);
      await dropMessage(taken);
      return true;
    } catch (error) {
      const isFinal = isRefused(error) || now() - taken.keptAt > GIVE_UP_MS;
      report({ event: 'mail_fault', code: codeOf(error), isFinal });
      await setAside(taken, isFinal ? 'refused' : 'waiting');
      return isFinal;
    }
  };
  const goRound = async () => {
    await freeMessages(folder, now());
    let isDone = true;
    const names = await listWaiting(folder);
    while (names.length > 0 && !isClosed) {
      const carried = await Promise.all(names.splice(0, AT_ONCE).map(carry));
      isDone &&= carried.every(Boolean);
    }
    if (!isDone && !isClosed) timer = setTimeout(wake, pauseMs).unref();
  };
  /** There may be something to carry. */
  function wake(): void {
    if (isClosed) return;
    isAskedAgain = true;
    clearTimeout(timer);
    round ??= keepGoing().finally(() => {
      round = null;
    });
  }
  const keepGoing = async () => {
    while (isAskedAgain && !isClosed) {
      isAskedAgain = false;
      await goRound().catch((error: unknown) =>
        report({ event: 'mail_fault', code: codeOf(error), isFinal: false }),
      );
    }
  };
  return {
    wake,
    /** Resolves once the message on its way has arrived, or not. */
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await round;
    },
  };
}

function isRefused(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}

/** Nodemailer’s own code: what a server says may hold the address. */
function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}

/** As many as nodemailer opens connections. */
const AT_ONCE = 5;
const PAUSE_MS = 60_000;
/** Its links have long since expired: a day is for the messages that hold none. */
const GIVE_UP_MS = 86_400_000;
