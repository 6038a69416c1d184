import { computeDueDate, type Draft, type DueRule, type KindName, requireKind } from '#documents';

/** What a new document takes from the ones before it. */
export type DraftOrigin = {
  seller?: Draft['seller'] | undefined;
  buyer?: Draft['buyer'] | undefined;
  habits?: Pick<Draft, 'style' | 'payment' | 'operation' | 'vatOnDebits'> | null | undefined;
};

/** A document with all that can be known of it before its first field is filled. `today` is YYYY-MM-DD. */
export function createNewDraft(
  kindName: KindName,
  { today, number, seller, buyer, habits }: DraftOrigin & { today: string; number: string },
): Draft {
  const blank = createBlankDraft(kindName);
  const customer = buyer ?? blank.buyer;
  return {
    ...blank,
    ...(habits && { ...habits, payment: keepHabits(habits.payment) }),
    number,
    issueDate: today,
    dueDate: defaultDueDate(today, customer.kind),
    supply: { date: today },
    seller: seller ?? blank.seller,
    buyer: customer,
  };
}

/** The document without a day nor a past: what the page shows before this device has been asked. */
export function createBlankDraft(kindName: KindName): Draft {
  const { vatRegimes } = requireKind(kindName);
  const [vatRegime] = vatRegimes;
  return {
    version: 1,
    kind: kindName,
    subtype: 'standard',
    vatRegime,
    number: '',
    issueDate: '',
    dueDate: '',
    currency: 'EUR',
    language: 'fr',
    operation: 'services',
    vatOnDebits: false,
    priceMode: 'net',
    seller: { kind: vatRegime === 'franchise' ? 'sole-trader' : 'company', name: '', address },
    buyer: { kind: 'business', name: '', address },
    lines: [createEmptyLine(vatRegime)],
    allowances: [],
    charges: [],
    prepayments: [],
    payment: {
      means: ['transfer'],
      latePenalty: 'ecb+10',
      recoveryFee: true,
      earlyDiscount: 'none',
    },
    references: {},
    style: {
      template: 'classique',
      accent: '#1C5D4A',
      watermark: 'none',
      showsPaymentCode: true,
    },
  };
}

/** Professionals have thirty days when nothing is agreed (C. com. L441-10, I); consumers pay on receipt. */
function defaultDueRule(buyerKind: Draft['buyer']['kind']): DueRule {
  return buyerKind === 'individual' ? { mode: 'on-receipt' } : { mode: 'net', days: 30 };
}

export function defaultDueDate(issueDate: string, buyerKind: Draft['buyer']['kind']): string {
  return computeDueDate(issueDate, defaultDueRule(buyerKind));
}

/** The due date once the client is of another nature: the default of the new one, where the old one’s had been kept. */
export function dueDateFor(
  { issueDate, dueDate, buyer }: Draft,
  kind: Draft['buyer']['kind'],
): string {
  const wasDefault = issueDate !== '' && dueDate === defaultDueDate(issueDate, buyer.kind);
  return wasDefault ? defaultDueDate(issueDate, kind) : dueDate;
}

/** What was typed before the device answered wins over what it knows; the rest comes from it. */
export function mergeDrafts(typed: Draft, blank: Draft, known: Draft): Draft {
  const kept = Object.entries(typed).filter(
    ([key, value]) => !Object.is(value, blank[key as keyof Draft]),
  );
  return { ...known, ...Object.fromEntries(kept) };
}

function createEmptyLine(vatRegime: Draft['vatRegime']): Draft['lines'][number] {
  const line = { kind: 'item', name: '', quantity: '1', unit: 'C62', unitPrice: '0' } as const;
  return vatRegime === 'normal' ? { ...line, vatRate: '20' } : line;
}

/** How one is paid goes on from a document to the next; that this one was paid, by which reference, does not. */
function keepHabits(payment: Draft['payment']): Draft['payment'] {
  const { latePenalty, recoveryFee, earlyDiscount, chequeOrder } = payment;
  const means = payment.means.filter((mean) => mean !== 'paid');
  return {
    means: means.length > 0 ? means : ['transfer'],
    latePenalty,
    recoveryFee,
    earlyDiscount,
    ...(chequeOrder !== undefined && { chequeOrder }),
  };
}

const address = { line1: '', postalCode: '', city: '', country: 'FR' };
