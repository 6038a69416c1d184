/** Rows of an account as `read_client_page` gives them; the draft names its files. */
export type TiedDocument = {
  local_id: string;
  client_id: string | null;
  draft: unknown;
  issued_at: string;
  milestone: string | null;
  milestone_at: string | null;
  updated_at: string;
};
export type TiedLink = {
  from_id: string;
  to_id: string;
  relation: string;
  payment_id: string | null;
  made_at: string;
};
export type TiedPayment = {
  id: string;
  local_id: string;
  amount: number;
  paid_on: string;
  means: string;
  corrects: string | null;
};

/** `asked`: the id of one of the documents. `today`: the day in France, YYYY-MM-DD. */
export type StandingOrder = {
  asked: string;
  documents: readonly TiedDocument[];
  links: readonly TiedLink[];
  payments: readonly TiedPayment[];
  today: string;
};

/** What has become of an issued document. */
export type Standing = {
  /** A `StatusName` of documents/dossier. */
  status: string;
  /** Cents; null where nothing is asked, or where it could not be told. */
  due: number | null;
  /** « la facture F-2026-0042 » */
  theMention: string;
  /** « de la facture F-2026-0042 » */
  ofMention: string;
};
