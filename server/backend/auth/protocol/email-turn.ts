import {
  blockRate,
  forgetRate,
  giveRateBack,
  type Limits,
  takeOrWait,
  takeRate,
} from './limits.ts';

/** When a message to an address may leave, in seconds from now. */
export type Turn = { waitS: number };

/**
 * Takes a turn for a message to an address, and does the work that sends it. One message leaves a
 * minute, and one more may wait until that minute is over; null when one waits already, or when the
 * address has had as many as it gets in an hour. What fails gives its turn back.
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
  const { oneEmail, manyEmails } = limits;
  const waitS = await takeOrWait(oneEmail, email);
  if (waitS > 0 && !(await takeRate(oneEmail, waiting(email)))) return null;
  if (!(await takeRate(manyEmails, email))) return null;
  if (waitS > 0) {
    // The next one waits until this one is a minute old.
    await blockRate(oneEmail, email, waitS + oneEmail.duration);
    await blockRate(oneEmail, waiting(email), waitS);
  }
  return { waitS };
}

async function giveTurnBack(limits: Limits, email: string, { waitS }: Turn): Promise<void> {
  const { oneEmail, manyEmails } = limits;
  await giveRateBack(manyEmails, email);
  if (waitS === 0) return forgetRate(oneEmail, email);
  await blockRate(oneEmail, email, waitS);
  await forgetRate(oneEmail, waiting(email));
}

/** The message that waits is counted apart. */
function waiting(email: string): string {
  return `${email} waits`;
}
