import {
  blockRate,
  forgetRate,
  giveRateBack,
  type Limits,
  takeOrWait,
  takeRate,
} from './limits.ts';

/** Seconds until an e-mail may leave. */
export type Turn = { waitS: number };

/**
 * Reserves a slot for an e-mail to an address and runs the work that sends it. One e-mail
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

/** The key under which the waiting e-mail is counted. */
function waiting(email: string): string {
  return `${email} waits`;
}
