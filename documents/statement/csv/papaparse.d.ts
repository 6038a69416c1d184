/**
 * The part of papaparse that the domain uses. Its own types bring those of Node along, which
 * nothing in `documents/` may see.
 */
declare const papa: {
  parse: <Row extends string[]>(
    text: string,
    config: { delimiter: string; skipEmptyLines: 'greedy'; preview?: number; fastMode?: boolean },
  ) => { data: Row[]; errors: readonly { code: string }[] };
};
export = papa;
