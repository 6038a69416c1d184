/** A number already used in a series. `issueDate` is YYYY-MM-DD. */
export type GivenNumber = {
  key: string;
  series: string;
  number: string;
  issueDate: string;
  draftId: string;
};
