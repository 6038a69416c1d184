/** Rows of an account as `read_client_page` gives them; the draft names its files. */
export type TiedDocument = {
  local_id: string;
  client_id: string | null;
  /** Absent where it is not told: the seller is then the one that the draft names. */
  company_id?: string | null;
  draft: unknown;
  issued_at: string;
  milestone: string | null;
  milestone_at: string | null;
  updated_at: string;
  /** Of a quote that was accepted on its page: places of the lines that were chosen; else null. */
  choices: number[] | null;
};
export type TiedLink = {
  from_id: string;
  to_id: string;
  relation: string;
  payment_id: string | null;
  set_off: number | null;
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

/**
 * `asked`: the id of one of the documents. `choices`: places of the options that the amount of that
 * one counts; null where the amount is not asked for. `today`: the day in France, YYYY-MM-DD.
 */
export type StandingOrder = {
  asked: string;
  choices: readonly number[] | null;
  documents: readonly TiedDocument[];
  links: readonly TiedLink[];
  payments: readonly TiedPayment[];
  today: string;
};

/** Current status of an issued document and what its client still owes. */
export type Standing = {
  /** A `StatusName` of documents/dossier. */
  status: string;
  /** Percentage of a quote that is invoiced, 1 to 100; null for other documents. */
  percent: number | null;
  /** Cents left to pay, retention money included; null where nothing is asked. */
  due: number | null;
  /** Cents of them that the day of payment asks for; null likewise. */
  due_now: number | null;
  /** The day of what is to be paid first, YYYY-MM-DD; empty without one. */
  due_date: string;
  /** Avoirs and overpaid invoices that take cents off what is asked. */
  lowered_by: readonly { number: string; is_avoir: boolean; amount: number }[];
};

/** Wording for a document in e-mails to its issuer. */
export type Mentions = {
  /** « la facture F-2026-0042 » */
  theMention: string;
  /** « de la facture F-2026-0042 » */
  ofMention: string;
};

/** `amount` is « 1 234,56 € », tax included; null when it is unknown or was not requested. */
export type ToldStanding = {
  standing: Standing | null;
  mentions: Mentions;
  amount: string | null;
};
