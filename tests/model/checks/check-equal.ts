import { isDeepStrictEqual } from 'node:util';
import { textOf } from '../log.ts';
import type { Shown } from '../look.ts';
import type { ModelCheck } from './outcome.ts';

/** All devices show the same documents, links, marks, payments, reminders and statuses. */
export const checkEqual: ModelCheck = ({ shown: [first = [], ...others] }) =>
  others.flatMap((other, index) =>
    [...new Set([...first, ...other].map(({ id }) => id))].flatMap((id) =>
      compare(
        first.find((one) => one.id === id),
        other.find((one) => one.id === id),
      ).map((finding) => `Device ${index + 1} and device 0: ${finding}`),
    ),
  );

function compare(left: Shown | undefined, right: Shown | undefined): string[] {
  if (!left || !right) {
    const found = left ?? right;
    return found ? [`only one has ${textOf(found.draft)}.`] : [];
  }
  const [mine, theirs] = [plain(left), plain(right)];
  return Object.keys(mine)
    .filter((key) => !isDeepStrictEqual(mine[key], theirs[key]))
    .map(
      (key) =>
        `${textOf(left.draft)}, ${key}: ${describe(theirs[key])} and ${describe(mine[key])}.`,
    );
}

/** What is undefined is not there. */
function plain(picture: Shown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(picture));
}

function describe(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
}
