import { formatLegalForm, formatRegistry } from '#documents/law/identity.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { sellerShape } from '#documents/model/fields/party.ts';
import { schemaOf } from '#documents/model/schema/schema-of.ts';
import { findNote } from '#documents/received/draft/notes.ts';
import { fitDecimal, fitText } from '#documents/received/draft/values.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';

type SellerInput = DraftInput['seller'];
type LegalIdentity = Pick<
  SellerInput,
  | 'kind'
  | 'name'
  | 'legalForm'
  | 'shareCapital'
  | 'hasVariableCapital'
  | 'isInLiquidation'
  | 'registry'
>;

/** From the name (« EI »), the legal form (note REG, else BT-33) and the register (note ABL). */
export function readLegalIdentity(
  party: Omit<SellerInput, 'kind'>,
  invoice: TolerantInvoice,
): LegalIdentity {
  const form = readLegalForm(findNote(invoice, 'REG') ?? invoice.seller?.legalInformation);
  const { name = '' } = party;
  const kind = sellerKindOf(name, form.legalForm);
  return {
    kind,
    name: kind === 'sole-trader' ? name.replace(ADDED_EI, '') : name,
    ...form,
    registry: readRegistry(findNote(invoice, 'ABL'), party),
  };
}

function sellerKindOf(name: string, legalForm = ''): SellerInput['kind'] {
  if (/(^|\s)EI$|entrepreneur individuel/i.test(name) || /entrepreneur individuel/i.test(legalForm))
    return 'sole-trader';
  if (/^(SCI\b|société civile immobilière)/i.test(legalForm)) return 'sci';
  return /^association\b/i.test(legalForm || name) ? 'association' : 'company';
}

/** « SARL au capital de 10 000 € » in parts, if they give the same sentence; else as a form. */
function readLegalForm(sentence: string | undefined): Omit<LegalIdentity, 'kind'> {
  if (!sentence) return {};
  const [, form = '', capital = '', liquidation] =
    CAPITAL.exec(sentence.slice(0, MAX_READ).trim()) ?? [];
  const parts = {
    legalForm: fitText(form, 'seller.legalForm'),
    ...(/capital variable/i.test(sentence)
      ? { hasVariableCapital: true }
      : { shareCapital: readCapital(capital) }),
    ...(liquidation ? { isInLiquidation: true } : {}),
  };
  return writesSame(sentence, parts) ? parts : { legalForm: fitText(sentence, 'seller.legalForm') };
}

function readCapital(words: string): string | undefined {
  const digits = words.replace(/[^\d,]/g, '').replace(',', '.');
  return fitDecimal(digits, 'seller.shareCapital');
}

function writesSame(sentence: string, parts: Partial<SellerInput>): boolean {
  const seller = schemaOf(sellerShape).safeParse({ kind: 'company', ...parts });
  return seller.success && flatten(formatLegalForm(seller.data)) === flatten(sentence);
}

/** « RCS Paris 732 829 320 » → « RCS Paris » when the number is the seller’s own. */
function readRegistry(sentence: string | undefined, party: Omit<SellerInput, 'kind'>) {
  if (!sentence) return undefined;
  const registry = sentence.replace(/\s\d{3}\s?\d{3}\s?\d{3}$/, '');
  const seller = schemaOf(sellerShape).safeParse({ kind: 'company', ...party, registry });
  const isSame = seller.success && flatten(formatRegistry(seller.data)) === flatten(sentence);
  return fitText(isSame ? registry : sentence, 'seller.registry');
}

/** `\s` includes no-break spaces. */
function flatten(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const CAPITAL =
  /^(.*?)\s?(?:(?:au capital|Capital) (?:social )?de ([\d\s.,]+)(?:€|EUR|euros?)|(?:à capital variable|Capital variable))?(, en liquidation)?$/i;
const ADDED_EI = /\u00a0EI$/;
/** Bounds the time of the expression on a text of any length. */
const MAX_READ = 200;
