import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import type { Command, Given } from '../command.ts';
import { entryOf, logMark, logNew, settleText, textOf } from '../log.ts';
import { choose, look, type Shown } from '../look.ts';
import { dayFromNow, type World } from '../world.ts';

/** A new invoice or quote of one line. */
export const create: Command = async ({ log }, { device, value }) => {
  if (!(await device.isSignedIn())) return;
  const base = value % 3 === 2 ? QUOTE : INVOICE;
  const id = await device.create({ ...base, ...writeLine(log, base) });
  const made = (await device.takePicture()).find((one) => one.id === id);
  if (!made) throw new Error('A new document is not shown');
  logNew(log, { id, text: textOf(made.draft) });
};

/** Another amount, client or day. */
export const edit: Command = async (world, given) => {
  const { device, value } = given;
  const shown = await chooseDraft(world, given);
  if (!shown) return;
  // A receipt has no lines.
  const line = shown.draft.lines.length > 0 ? writeLine(world.log, shown.draft) : {};
  const other = value % 3;
  await device.edit(shown.id, {
    ...line,
    ...(other === 1 && { buyer: { ...shown.draft.buyer, name: `Client ${value}` } }),
    ...(other === 2 && { issueDate: dayFromNow((value % 9) - 4) }),
  });
  const changed = (await device.takePicture()).find(({ id }) => id === shown.id);
  if (!changed) throw new Error('An edited document is not shown');
  settleText(world.log, shown.id, textOf(shown.draft));
  entryOf(world.log, shown.id).texts.add(textOf(changed.draft));
};

export const issue: Command = async (world, given) => {
  const shown = await chooseDraft(world, given);
  if (!shown) return;
  const { stored } = await given.device.issue(shown.id);
  if (!stored?.issued) return;
  const { draft } = stored.issued;
  entryOf(world.log, shown.id).issues.push({ number: draft.number, text: textOf(draft) });
  // Where the account froze another text, the one shown is to be found in a copy.
  settleText(world.log, shown.id, textOf(draft));
};

/** Sent, accepted, refused, paid, or none of them again. */
export const mark: Command = async (world, given) => {
  const { device, pick, value, on } = given;
  const offered = (await look(world, device)).filter(({ offers }) => offers.marks.length > 0);
  const shown = choose(offered, pick);
  const name = value % 5 === 4 ? null : (choose(shown?.offers.marks ?? [], value) ?? null);
  if (!shown || name === shown.mark) return;
  await device.mark(shown.id, name);
  logMark(world.log, shown.id, { from: shown.mark ?? 'none', to: name ?? 'none', by: on });
};

export const remove: Command = async (world, given) => {
  const shown = await chooseDraft(world, given);
  if (!shown) return;
  const conflicts = await given.device.listConflicts();
  await given.device.remove(shown.id);
  entryOf(world.log, shown.id).removedBy = given.on;
  settleText(world.log, shown.id, textOf(shown.draft));
  // Both versions were shown to who deletes them.
  for (const { id, theirs } of conflicts)
    if (id === shown.id) settleText(world.log, id, textOf(theirs.draft));
};

/** Answers the question which of two versions stays. */
export const solve: Command = async ({ log }, { device, pick, value }) => {
  if (!(await device.isSignedIn())) return;
  const conflict = choose(await device.listConflicts(), pick);
  const choice = choose(['own', 'theirs', 'both'] as const, value);
  if (!conflict || !choice) return;
  const { id, own, theirs, isIssued } = conflict;
  await device.solve(id, choice);
  if (choice === 'theirs') settleText(log, id, textOf(own.draft));
  if (choice === 'own' && !isIssued) settleText(log, id, textOf(theirs.draft));
};

/** Documents that are issued are no longer edited or deleted. */
async function chooseDraft(world: World, { device, pick }: Given): Promise<Shown | undefined> {
  return choose(
    (await look(world, device)).filter(({ issued }) => !issued),
    pick,
  );
}

function writeLine(log: World['log'], { lines }: Draft): Pick<Draft, 'lines'> {
  log.count += 1;
  const [line] = lines;
  if (line?.kind !== 'item') throw new Error('No line');
  const price = `${100 + log.count * 7}.00`;
  return { lines: [{ ...line, name: `Travail ${log.count}`, quantity: '1', unitPrice: price }] };
}

const { allowances: _reduced, references: _asked, ...plain } = samples.graphiste;
const { quote: _terms, ...offer } = samples['devis-graphiste'];
const lines = plain.lines.slice(0, 1);
const INVOICE = requireDraft({ ...plain, number: '', lines });
const QUOTE = requireDraft({
  ...{ ...offer, allowances: [], number: '', lines, validUntil: '2099-12-31' },
});
