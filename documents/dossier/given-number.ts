/** A number that was given: what the next one of its series follows. `issueDate` is YYYY-MM-DD. */
export type GivenNumber = {
  key: string;
  series: string;
  number: string;
  issueDate: string;
  /** The draft that bears it: its file may be made again. */
  draftId: string;
};
