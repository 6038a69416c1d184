import type { Level } from '#server/backend/rest/parse/level.ts';
import type { SelectItem } from '#server/backend/rest/parse/select.ts';
import type { RowSource, Scope } from './scope.ts';

/** The only aggregate: over all rows of a level. */
export const COUNT = 'count(*)';

export type Output = { sql: string; name: string };

export type Rows = {
  columns: string;
  /** From « from » up to « order by ». */
  body: string;
  /** « limit … offset … », or nothing. */
  page: string;
  /** « select count(*) … » without the page. */
  count: string;
  /** Each column, with `*` expanded from the catalogue. */
  outputs: readonly Output[];
};

export type WriteRows = (
  scope: Scope,
  source: RowSource,
  asked: {
    items: readonly SelectItem[];
    level: Level;
    from: string;
    conditions?: readonly string[];
  },
) => Rows;

/** A related table, as a `lateral` join. */
export type Embed = {
  /** The name in the request. */
  asked: string;
  name: string;
  isList: boolean;
  isInner: boolean;
  join: string;
  /** SQL: whether it has rows. */
  exists: string;
  /** Columns that it adds to the row. */
  outputs: readonly Output[];
};
