import { entryOf, textOf } from './log.ts';
import type { Device } from './open-device.ts';
import type { World } from './world.ts';

export type Shown = Awaited<ReturnType<Device['takePicture']>>[number];

/** The documents that a device shows, in the order in which the run made them. */
export async function look({ log }: World, device: Device): Promise<Shown[]> {
  if (!(await device.isSignedIn())) return [];
  const pictures = await device.takePicture();
  const unknown = pictures.filter(({ id }) => !log.documents.has(id));
  const byText = (a: Shown, b: Shown) => (textOf(a.draft) < textOf(b.draft) ? -1 : 1);
  for (const { id } of unknown.sort(byText)) entryOf(log, id);
  const order = [...log.documents.keys()];
  return pictures.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** One of a list by a number; undefined in an empty list. */
export function choose<Value>(list: readonly Value[], pick: number): Value | undefined {
  return list[pick % list.length];
}
