import type { AccountProblem } from '#app/data/account/account-problem.ts';

/**
 * Sends one after the other, up to a problem that the next ones would meet too. A fault of the
 * server may come from one of them: three in a row do not. Returns the first problem.
 */
export async function pushEach<Item>(
  items: Iterable<Item>,
  push: (item: Item) => Promise<AccountProblem | null>,
): Promise<AccountProblem | null> {
  let first: AccountProblem | null = null;
  let faults = 0;
  for (const item of items) {
    const problem = await push(item);
    first ??= problem;
    faults = problem === null ? 0 : faults + 1;
    if (problem && (problem.code !== 'unexpected_failure' || faults === MOST_FAULTS)) break;
  }
  return first;
}

const MOST_FAULTS = 3;
