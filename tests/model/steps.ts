import fc from 'fast-check';
import type { Command, Step } from './command.ts';
import * as circumstances from './commands/circumstances.ts';
import * as documents from './commands/documents.ts';
import * as money from './commands/money.ts';
import type { World } from './world.ts';

const COMMANDS: Readonly<Record<string, Command>> = { ...documents, ...money, ...circumstances };

/** How often, where it is not once: what most others need. */
const WEIGHTS: Readonly<Record<string, number>> = {
  ...{ create: 5, edit: 4, issue: 8, sync: 8, pay: 4, receipt: 2, avoir: 2 },
  ...{ comeBack: 3, signBackIn: 3 },
};
const weighted = Object.keys(COMMANDS).flatMap((name) =>
  Array.from({ length: WEIGHTS[name] ?? 1 }, () => name),
);

/** What is done, in order, by three devices. Biased lists would be too short for anything. */
export const steps: fc.Arbitrary<Step[]> = fc.noBias(
  fc.array(
    fc.record(
      { do: fc.constantFrom(...weighted), on: fc.nat(2), pick: fc.nat(5), value: fc.nat(8) },
      { noNullPrototype: true },
    ),
    { minLength: 1, maxLength: 50, size: 'max' },
  ),
);

export async function runStep(world: World, { do: name, on, ...how }: Step): Promise<void> {
  const device = world.devices[on];
  const command = COMMANDS[name];
  if (!device || !command) throw new Error(`There is no « ${name} » on device ${on}`);
  await command(world, { ...how, on, device });
}
