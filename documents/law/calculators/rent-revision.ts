import { addMonths } from '#documents/model/dates/add-months.ts';
import { laterOf } from '#documents/model/dates/calendar.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { type RentIndices, scaleRent } from '#documents/totals/rent/revise-rent.ts';

/** Dates are `YYYY-MM-DD`. */
export type RevisionRequest = {
  /** Without charges. */
  rent: Cents;
  indices: RentIndices;
  /** The lease has a yearly revision clause. */
  isInLease: boolean;
  /** The date in the lease, else its anniversary. */
  revisionDate: string;
  requestDate: string;
  energyClass: 'A-E' | 'F-G';
  /** The day the lease was signed, or last renewed. */
  leaseDate: string;
  isOverseas: boolean;
};

export type RevisedRent =
  | { isAllowed: false; reason: RevisionRefusal; reference: string }
  | {
      isAllowed: true;
      rent: Cents;
      change: Cents;
      from: string;
      askBy: string;
      /** A lease renewed or continued since that day, even tacitly, has no revision. */
      frozenIfRenewedSince: string | null;
      reference: string;
    };

export type RevisionRefusal = 'not-in-lease' | 'energy-class' | 'lost';

/**
 * The yearly revision of a dwelling's rent (loi n° 89-462, art. 17-1): old rent × new index ÷ index
 * of the same quarter a year before. Never retroactive, and lost for the year unless requested
 * within a year of its date.
 */
export function computeRentRevision(revision: RevisionRequest): RevisedRent {
  const { rent, indices, revisionDate, requestDate } = revision;
  const askBy = addMonths(revisionDate, 12);
  if (!revision.isInLease) return refuse('not-in-lease', ARTICLE);
  if (isFrozen(revision)) return refuse('energy-class', FROZEN_ARTICLE);
  if (requestDate > askBy) return refuse('lost', ARTICLE);
  const revised = scaleRent(rent, indices);
  return {
    isAllowed: true,
    rent: revised,
    change: (revised - rent) as Cents, // a difference of cents
    from: laterOf(requestDate, revisionDate),
    askBy,
    frozenIfRenewedSince: revision.energyClass === 'F-G' ? freezeOf(revision) : null,
    reference: ARTICLE,
  };
}

function isFrozen(revision: RevisionRequest): boolean {
  return revision.energyClass === 'F-G' && revision.leaseDate >= freezeOf(revision);
}

function freezeOf({ isOverseas }: RevisionRequest): string {
  return isOverseas ? RENT_FREEZE.overseas : RENT_FREEZE.mainland;
}

function refuse(reason: RevisionRefusal, reference: string): RevisedRent {
  return { isAllowed: false, reason, reference };
}

/** Leases signed, renewed or continued from that day on (loi n° 2021-1104, art. 159). */
export const RENT_FREEZE = { mainland: '2022-08-24', overseas: '2024-07-01' } as const;

const ARTICLE = 'loi n° 89-462 du 06/07/1989, art. 17-1';
const FROZEN_ARTICLE =
  'loi n° 89-462 du 06/07/1989, art. 17-1, III ; loi n° 2021-1104 du 22/08/2021, art. 159';
