import { type Draft, formatAmount, isEmailAddress, repairDraft, toDecimal } from '#documents';
import { numberingFor, occurrenceId, shownAmount, summarize, titleOf } from '#documents/dossier';
import {
  canIssueByItself,
  dateAt,
  listDue,
  listUnread,
  nextDate,
  type PricedProduct,
  prepareOccurrence,
  type Repetition,
} from '#documents/repetition';
import { HELD } from '#server/routes/functions/repetitions/held-words.ts';
import type {
  DueRepetition,
  Preparation,
  PreparedDraft,
  PreparedWords,
  PreparingOrder,
} from '#server/routes/functions/repetitions/preparing-order.ts';
import { explainHeld } from './explain-held.ts';
import { findSeller } from './find-seller.ts';

/**
 * Runs in the drawing thread: the documents of the dates that have come, as the device of their
 * owner prepares them. Throws on a model that cannot be read.
 */
export function prepareDocuments({
  repetition: row,
  today,
  until,
  most,
}: PreparingOrder): Preparation {
  const repetition = readRepetition(row);
  const due = listDue(repetition, until).slice(0, most);
  const unread = listUnread(repetition.model, repetition.schedule);
  const products = row.products as PricedProduct[]; // written by list_named_products
  const documents = due.map((rank) => {
    const draft = prepareOccurrence(repetition, { rank, today, products });
    const date = dateAt(repetition.schedule, rank) ?? today;
    const described = describe(occurrenceId(repetition.id, date), { draft, unread });
    if (row.sends_to === null) return described;
    if (!canIssueByItself(repetition.model)) return hold(described, HELD.byHand);
    return decide(described, { draft, date, today, row });
  });
  const done = repetition.done + due.length;
  return { done, nextOn: nextDate({ ...repetition, done }), documents };
}

function readRepetition({ id, model, schedule, prices, done }: DueRepetition): Repetition {
  return {
    ...{ id, done, isPaused: false, model: readModel(model) },
    schedule: schedule as Repetition['schedule'], // constraints of the table
    prices: prices === 'catalogue' ? 'catalogue' : 'kept',
  };
}

/** Repaired as the editor does; its files stay named by their hashes, which no schema knows. */
function readModel(model: unknown): Draft {
  const { attachments, style, ...rest } = model as Partial<Draft>; // an object, by a constraint
  const { logo, signature, ...words } = style ?? {};
  const repaired = repairDraft({ ...rest, ...(style && { style: words }) });
  if (!repaired.ok) throw new Error('The model cannot be read');
  const { draft } = repaired;
  return {
    ...draft,
    ...(style && {
      style: { ...draft.style, ...(logo && { logo }), ...(signature && { signature }) },
    }),
    ...(attachments && { attachments }),
  };
}

function describe(
  id: string,
  { draft, unread }: { draft: Draft; unread: readonly string[] },
): PreparedDraft {
  const summary = summarize({ id, draft, rawTexts: {}, updatedAt: 0 });
  const { amount: total, currency, kind } = summary;
  const shown = shownAmount(summary);
  const words: PreparedWords = {
    kind,
    title: titleOf(summary),
    client: shorten(draft.buyer.name),
    amount: shown === null ? null : formatAmount(shown, currency),
    unread: unread.slice(0, MOST_UNREAD).map(shorten),
  };
  const written = total === null ? null : toDecimal(total, CENTS_DECIMALS);
  return { id, draft, summary: { status: 'draft', total: written }, words };
}

/** To be issued by itself, or to wait for its author and say why. */
function decide(
  described: PreparedDraft,
  { draft, date, today, row }: { draft: Draft; date: string; today: string; row: DueRepetition },
): PreparedDraft {
  const { words } = described;
  const seller = findSeller(row.sellers, draft);
  const held = isEmailAddress(row.sends_to ?? '')
    ? explainHeld(draft, { date, today, unread: words.unread, seller })
    : HELD.address;
  if (held !== null) return hold(described, held);
  return { ...described, issuing: numberingFor(draft, seller?.numbering[draft.kind]) };
}

function hold({ words, ...described }: PreparedDraft, held: string): PreparedDraft {
  return { ...described, words: { ...words, held } };
}

/** Cuts between code points: PostgreSQL rejects a lone surrogate in JSON. */
function shorten(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= MOST_CHARACTERS) return characters.join('');
  return `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}

const CENTS_DECIMALS = 2;
const MOST_UNREAD = 5;
const MOST_CHARACTERS = 120;
