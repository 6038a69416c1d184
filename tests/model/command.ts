import type { Device } from './open-device.ts';
import type { World } from './world.ts';

/** JSON, so that a counter-example can be kept and read: `pick` chooses a document, `value` how. */
export type Step = { do: string; on: number; pick: number; value: number };

/** Does nothing where it does not apply. */
export type Command = (world: World, step: Given) => Promise<void>;

export type Given = Omit<Step, 'do'> & { device: Device };
