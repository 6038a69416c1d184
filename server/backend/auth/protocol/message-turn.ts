import {
  blockRate,
  forgetRate,
  giveRateBack,
  type Limits,
  takeOrWait,
  takeRate,
} from './limits.ts';

/** Seconds until a message may leave. */
export type Turn = { waitS: number };

/**
 * Reserves a slot for a message to an e-mail address and runs the work that sends it. One message
 * leaves a minute and one may wait; the work gets null when one waits already or the hour’s limit
 * is reached. The slot is given back if the work throws.
 */
export async function withTurn<Result>(
  limits: Limits,
  email: string,
  work: (turn: Turn | null) => Promise<Result>,
): Promise<Result> {
  const turn = await takeTurn(limits, email);
  try {
    return await work(turn);
  } catch (error) {
    if (turn) await giveTurnBack(limits, email, turn);
    throw error;
  }
}

async function takeTurn(limits: Limits, email: string): Promise<Turn | null> {
  const { message, manyMessages } = limits;
  const waitS = await takeOrWait(message, email);
  if (waitS > 0 && !(await takeRate(message, waiting(email)))) return null;
  if (!(await takeRate(manyMessages, email))) return null;
  if (waitS > 0) {
    // The next one waits until this one is a minute old.
    await blockRate(message, email, waitS + message.duration);
    await blockRate(message, waiting(email), waitS);
  }
  return { waitS };
}

async function giveTurnBack(limits: Limits, email: string, { waitS }: Turn): Promise<void> {
  const { message, manyMessages } = limits;
  await giveRateBack(manyMessages, email);
  if (waitS === 0) return forgetRate(message, email);
  await blockRate(message, email, waitS);
  await forgetRate(message, waiting(email));
}

/** The key under which the waiting message is counted. */
function waiting(email: string): string {
  return `${email} waits`;
}
