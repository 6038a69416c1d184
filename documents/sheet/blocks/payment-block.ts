import { formatIban } from '#documents/law/identifiers/iban.ts';
import type { PaymentMeans } from '#documents/model/payment.ts';
import { addNode, DOCUMENT_NODE, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import type { Block, Part } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, CONTENT_WIDTH, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import { formatShortDate } from '#documents/model/format-date.ts';
import { createPaymentCode } from '#documents/sheet/payment-code.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';

type Paragraph = { text: string; field: string; style: TextStyle; href?: string };

/** How to pay: QR code, account, reference, and what the law says of late payment. */
export function buildPayment(scene: Scene): Block {
  const code = createPaymentCode(scene.draft, scene.totals);
  const paragraphs = listParagraphs(scene, code !== null);
  const left = MARGIN_LEFT + (code ? CODE_SIZE + CODE_GAP : 0);
  const width = CONTENT_WIDTH - (left - MARGIN_LEFT);
  const figure = code ? addNode(scene.canvas, 'Figure', DOCUMENT_NODE, { alt: scene.labels.payment.codeAlt }) : null;
  const lines = paragraphs.flatMap((paragraph) => buildLines(scene, paragraph, left, width));
  const textHeight = lines.reduce((sum, line) => sum + line.height, 0);
  const part: Part = {
    height: Math.max(code ? CODE_SIZE : 0, textHeight) + TOP_PADDING,
    paint: (page, top) => {
      page.marks.push({ type: 'rule', x1: MARGIN_LEFT, y1: top, x2: CONTENT_RIGHT, y2: top, width: 0.5, color: scene.template.ruleColor });
      if (code && figure !== null) page.marks.push({ type: 'modules', x: MARGIN_LEFT, y: top + TOP_PADDING, size: CODE_SIZE, ...code, color: scene.template.inkColor, node: figure, field: 'seller.iban' });
      let y = top + TOP_PADDING;
      for (const line of lines) {
        line.paint(page, y);
        y += line.height;
      }
    },
  };
  return { parts: paragraphs.length === 0 && !code ? [] : [part], spaceBefore: 16 };
}

function buildLines(scene: Scene, { text, field, style, href }: Paragraph, left: number, width: number): Part[] {
  const paragraph = addNode(scene.canvas, 'P', DOCUMENT_NODE);
  const node = href ? addNode(scene.canvas, 'Link', paragraph, { href, alt: text }) : paragraph;
  return wrap(scene.canvas, text, style, width, field).map((line) => ({
    height: leading(style),
    paint: (page, top) => putText(page, line, style, { x: left, y: top + baseline(style), node, field, href }),
  }));
}

function listParagraphs(scene: Scene, hasCode: boolean): Paragraph[] {
  const { draft, mentions, template, labels } = scene;
  const body = { ...template.soft, color: template.inkColor };
  return [
    ...draft.payment.means.flatMap((means) => describeMeans(scene, means, body)),
    ...(draft.payment.means.includes('transfer') && draft.number
      ? [{ text: `${labels.payment.reference}\u00a0: ${draft.payment.reference || draft.number}${hasCode ? ` — ${labels.payment.scan}` : ''}`, field: 'number', style: body }]
      : []),
    ...(draft.payment.terms ? [{ text: draft.payment.terms, field: 'payment.terms', style: body }] : []),
    ...mentions.filter((mention) => mention.place === 'payment').map((mention) => ({ text: mention.text, field: mention.field, style: template.small })),
  ];
}

/** « Virement · IBAN FR14 2004 … · BIC PSSTFRPPPAR » */
function describeMeans({ draft, labels, template }: Scene, means: PaymentMeans, style: TextStyle): Paragraph[] {
  const { payment, seller } = draft;
  const words = labels.payment;
  const join = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');
  const bold: TextStyle = { ...style, weight: 'semibold' };
  const field = 'payment.means';
  switch (means) {
    case 'transfer': {
      const account = join([seller.bankName, seller.iban ? `IBAN ${formatIban(seller.iban)}` : '', seller.bic ? `BIC ${seller.bic}` : '', seller.accountHolder ? `${words.holder} ${seller.accountHolder}` : '']);
      return [{ text: join([words.means.transfer, account]), field: 'seller.iban', style: bold }];
    }
    case 'direct-debit':
      return [{ text: join([words.means[means], payment.mandate?.reference ? `${words.mandate} ${payment.mandate.reference}` : '', payment.mandate?.creditorId ? `${words.creditorId} ${payment.mandate.creditorId}` : '']), field: 'payment.mandate', style }];
    case 'cheque':
      return [{ text: payment.chequeOrder ? `${words.means.cheque} ${words.order} ${payment.chequeOrder}` : words.means.cheque, field: 'payment.chequeOrder', style }];
    case 'link':
      return payment.link ? [{ text: `${words.means.link}\u00a0: ${payment.link}`, field: 'payment.link', style: { ...style, color: template.section.color }, href: payment.link }] : [{ text: words.means.link, field, style }];
    case 'paid':
      return [{ text: payment.paidOn ? `${labels.paidOn} ${formatShortDate(payment.paidOn)}` : words.means.paid, field: 'payment.paidOn', style: bold }];
    default:
      return [{ text: words.means[means], field, style }];
  }
}

const CODE_SIZE = 62;
const CODE_GAP = 14;
const TOP_PADDING = 10;
