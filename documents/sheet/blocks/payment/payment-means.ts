import { formatIban } from '#documents/law/identifiers/iban.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import type { PaymentMeans } from '#documents/model/fields/payment.ts';
import { payingAccountOf } from '#documents/model/payment-account.ts';
import type { Scene } from '#documents/sheet/scene.ts';

/** The text for one means of payment; `isMain` highlights the one most readers need. */
export type MeansText = { text: string; field: DraftPath; isMain?: boolean; href?: string };

/** « Virement · IBAN FR14 2004 … · BIC PSSTFRPPPAR » */
export function describeMeans(scene: Scene, means: PaymentMeans): MeansText {
  return DESCRIBERS[means]?.(scene) ?? { text: nameOf(scene, means), field: 'payment.means' };
}

/** Without a transfer whose account is missing, where payment is asked; an offer keeps it. */
export function listMeans({ draft, kind }: Scene): readonly PaymentMeans[] {
  const { means } = draft.payment;
  if (means.includes('paid')) return ['paid'];
  const canTransfer = Boolean(payingAccountOf(draft).iban) || kind.hasValidity;
  return canTransfer ? means : means.filter((one) => one !== 'transfer');
}

const DESCRIBERS: Partial<Record<PaymentMeans, (scene: Scene) => MeansText>> = {
  transfer: describeTransfer,
  'direct-debit': describeDirectDebit,
  cheque: describeCheque,
  link: describeLink,
  paid: describePaid,
};

function describeTransfer(scene: Scene): MeansText {
  const { field, iban, bic, accountHolder, bankName } = payingAccountOf(scene.draft);
  const account = [
    nameOf(scene, 'transfer'),
    bankName,
    iban && `IBAN ${formatIban(iban)}`,
    bic && `BIC ${bic}`,
    accountHolder && `${scene.labels.payment.holder} ${accountHolder}`,
  ];
  return { text: join(account), field, isMain: true };
}

function describeDirectDebit(scene: Scene): MeansText {
  const { mandate } = scene.draft.payment;
  const words = scene.labels.payment;
  const terms = [
    nameOf(scene, 'direct-debit'),
    mandate?.reference && `${words.mandate} ${mandate.reference}`,
    mandate?.creditorId && `${words.creditorId} ${mandate.creditorId}`,
  ];
  return { text: join(terms), field: 'payment.mandate' };
}

function describeCheque(scene: Scene): MeansText {
  const { chequeOrder } = scene.draft.payment;
  const order = chequeOrder ? ` ${scene.labels.payment.order(chequeOrder)}` : '';
  return { text: `${nameOf(scene, 'cheque')}${order}`, field: 'payment.chequeOrder' };
}

function describeLink(scene: Scene): MeansText {
  const { link } = scene.draft.payment;
  if (!link) return { text: nameOf(scene, 'link'), field: 'payment.link' };
  return {
    text: `${nameOf(scene, 'link')}${scene.labels.colon}${link}`,
    field: 'payment.link',
    href: link,
  };
}

/** « Payée le 20/11/2026 · Espèces » */
function describePaid(scene: Scene): MeansText {
  const { paidOn, means } = scene.draft.payment;
  const date = scene.labels.format.shortDate(paidOn ?? '');
  const paid = date ? `${scene.labels.paidOn} ${date}` : nameOf(scene, 'paid');
  const others = means.filter((one) => one !== 'paid').map((one) => nameOf(scene, one));
  return { text: join([paid, ...others]), field: 'payment.paidOn', isMain: true };
}

function nameOf({ draft, labels }: Scene, means: PaymentMeans): string {
  const name = labels.payment.means[means];
  const { card } = draft.payment;
  return means === 'card' && card ? `${name} ${labels.payment.ending(card.lastDigits)}` : name;
}

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
