import { isAccount } from '#app/data/is-account.ts';
import { answerInTime } from '#app/lib/answer-in-time.ts';

/**
 * Asks the companies, clients and products of the account; `otherwise` for a visitor, or when the
 * answer is late. Without a network, what the device keeps of them answers.
 */
export function askAccountRecords<Value>(
  ask: (records: Awaited<ReturnType<typeof loadAccountRecords>>) => Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  return isAccount()
    ? answerInTime(async () => ask(await loadAccountRecords()), otherwise)
    : Promise.resolve(otherwise);
}

/** One file, which visitors never fetch. */
export function loadAccountRecords() {
  return import('./account-records.ts');
}
