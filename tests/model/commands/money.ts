import { REMINDER_LEVELS } from '#documents';
import type { FollowUpRequest } from '#documents/dossier';
import type { Command, Given } from '../command.ts';
import { logNew, textOf } from '../log.ts';
import { choose, look } from '../look.ts';
import type { World } from '../world.ts';

/** The whole of what is due, or half of it. */
export const pay: Command = async (world, { device, pick, value }) => {
  const owed = (await look(world, device)).filter(({ issued, due }) => issued && due > 0);
  const shown = choose(owed, pick);
  if (!shown) return;
  const amount = value % 2 === 0 ? shown.due : Math.ceil(shown.due / 2);
  const id = await device.pay(shown.id, amount, null);
  world.log.payments.set(id, { documentId: shown.id, amount, corrects: null });
};

/** Gives back what is owed, or half of what was received. */
export const refund: Command = async (world, { device, pick, value }) => {
  const paid = (await look(world, device)).filter(({ payments }) => payments.length > 0);
  const shown = choose(paid, pick);
  if (!shown || shown.received <= 0) return;
  const isOwed = value % 2 === 0 && shown.owedBack > 0;
  const amount = isOwed ? -shown.owedBack : -Math.ceil(shown.received / 2);
  const id = await device.pay(shown.id, amount, null);
  world.log.payments.set(id, { documentId: shown.id, amount, corrects: null });
};

/** Takes back a payment or a refund. */
export const correct: Command = async (world, { device, pick, value }) => {
  const shown = choose(
    (await look(world, device)).filter(({ payments }) => payments.length > 0),
    pick,
  );
  const taken = new Set(shown?.payments.map(({ corrects }) => corrects));
  const left =
    shown?.payments.filter(({ id, corrects }) => corrects === null && !taken.has(id)) ?? [];
  const payment = choose(left, value);
  if (!shown || !payment) return;
  const id = await device.pay(shown.id, -payment.amount, payment.id);
  const { log } = world;
  log.payments.set(id, { documentId: shown.id, amount: -payment.amount, corrects: payment.id });
};

/** A letter of today, of any level. */
export const remind: Command = async (world, { device, pick, value }) => {
  const owed = (await look(world, device)).filter(({ issued, due }) => issued && due > 0);
  const shown = choose(owed, pick);
  const level = choose(REMINDER_LEVELS, value);
  if (!shown || !level) return;
  const { id } = await device.remind(shown.id, level);
  const { reminders } = world.log;
  if (!reminders.has(id)) reminders.set(id, 'made');
};

/** Takes out a letter that never left. */
export const forgetReminder: Command = async (world, { device, pick, value }) => {
  const reminded = (await look(world, device)).filter(({ reminders }) => reminders.length > 0);
  const reminder = choose(choose(reminded, pick)?.reminders ?? [], value);
  if (!reminder) return;
  await device.forgetReminder(reminder);
  world.log.reminders.set(reminder.id, 'taken out');
};

export const receipt: Command = (world, given) => followUp(world, given, { kind: 'receipt' });
export const avoir: Command = (world, given) =>
  followUp(world, given, { kind: 'credit', taken: 'all' });
export const invoiceQuote: Command = (world, given) => followUp(world, given, { kind: 'invoice' });
/** A third of a quote, then of what is left of it. */
export const deposit: Command = (world, given) =>
  followUp(world, given, { kind: 'deposit', share: { percent: '33' } });
export const duplicate: Command = (world, given) => followUp(world, given, { kind: 'duplicate' });

async function followUp(
  world: World,
  { device, pick }: Given,
  request: FollowUpRequest,
): Promise<void> {
  const { kind } = request;
  const shown = await look(world, device);
  const offering = shown.filter(
    ({ offers }) => kind === 'duplicate' || offers.followUps.some((one) => one === kind),
  );
  const source = choose(offering, pick);
  if (!source) return;
  const ids = await device.followUp(source.id, request);
  const made = (await device.takePicture()).filter(({ id }) => ids.includes(id));
  const role = kind === 'credit' || kind === 'receipt' ? kind : 'other';
  for (const { id, draft, receiptOf } of made) {
    const origin = { id: source.id, kind: role, isOfPayment: receiptOf !== null } as const;
    logNew(world.log, { id, text: textOf(draft), origin });
  }
}
