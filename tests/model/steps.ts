import fc from 'fast-check';
import type { Command, Step } from './command.ts';
import * as circumstances from './commands/circumstances.ts';
import * as documents from './commands/documents.ts';
import * as money from './commands/money.ts';
import type { World } from './world.ts';

const COMMANDS: Readonly<Record<string, Command>> = { ...documents, ...money, ...circumstances };

/** More of what most others need. */
const OFTEN = ['create', 'create', 'edit', 'edit', 'issue', 'issue', 'sync', 'sync', 'sync', 'pay'];

/** What is done, in order, by three devices. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record(
    {
      do: fc.constantFrom(...OFTEN, ...Object.keys(COMMANDS)),
      on: fc.nat(2),
      pick: fc.nat(5),
      value: fc.nat(8),
    },
    { noNullPrototype: true },
  ),
  { minLength: 1, maxLength: 30, size: 'max' },
);

export async function runStep(world: World, { do: name, on, ...how }: Step): Promise<void> {
  const device = world.devices[on];
  const command = COMMANDS[name];
  if (!device || !command) throw new Error(`There is no « ${name} » on device ${on}`);
  await command(world, { ...how, on, device });
}
