import type { Level } from '#server/backend/rest/parse/level.ts';
import type { SelectItem } from '#server/backend/rest/parse/select.ts';
import type { RowSource, Scope } from './scope.ts';

/** The one aggregate that is served: of all the rows of a level. */
export const COUNT = 'count(*)';

export type Output = { sql: string; name: string };

/** A statement that reads, in its parts. */
export type Rows = {
  columns: string;
  /** From « from » to « order by ». */
  body: string;
  /** « limit … offset … », where a page is asked for. */
  page: string;
  /** « select count(*) … » of all that it reads without a page. */
  count: string;
  /** Each column by itself, with `*` as the catalogue knows it. */
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

/** A related table beside the rows that it belongs to, as a `lateral` join. */
export type Embed = {
  /** What the request calls it. */
  asked: string;
  name: string;
  isList: boolean;
  isInner: boolean;
  join: string;
  /** SQL: whether there are rows of it. */
  exists: string;
  /** What it adds to the row that it belongs to. */
  outputs: readonly Output[];
};
