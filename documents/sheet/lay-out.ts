import { requireKind } from '#documents/kinds/index.ts';
import { computeMentions } from '#documents/law/compute-mentions.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { paintAddressee } from './blocks/addressee.ts';
import { dateFacts } from './blocks/facts.ts';
import { buildIssuerSignature } from './blocks/issuer-signature.ts';
import { documentTitle, paintFacts, paintLetterhead, paintTitle } from './blocks/letterhead.ts';
import { buildLineTable } from './blocks/line-table.ts';
import { buildParagraph } from './blocks/paragraph.ts';
import { buildPayment } from './blocks/payment-block.ts';
import { buildOptions } from './blocks/quote-options.ts';
import { buildAcceptance } from './blocks/quote-signature.ts';
import { buildTerms } from './blocks/quote-terms.ts';
import { buildWithdrawalForm } from './blocks/quote-withdrawal-form.ts';
import { buildReceipt } from './blocks/receipt-body.ts';
import { buildReferences } from './blocks/reference-block.ts';
import { buildRent } from './blocks/rent-body.ts';
import { createWatermark, paintFooters, paintRunningHead } from './blocks/running-marks.ts';
import { buildTotals } from './blocks/totals-block.ts';
import { buildTwoCopies, hasTwoCopies } from './blocks/two-copies.ts';
import { createCanvas } from './canvas.ts';
import { type Block, type Frame, flowBlocks } from './flow.ts';
import { CONTENT_BOTTOM, CONTENT_RIGHT, MARGIN_TOP, PAGE_HEIGHT, PAGE_WIDTH } from './geometry.ts';
import { frenchLabels } from './labels.ts';
import type { Page, Sheet } from './marks.ts';
import type { Scene } from './scene.ts';
import { createClassique } from './template.ts';
import type { FontMetrics } from './text/font-metrics.ts';

export type LayOutInput = {
  draft: Draft;
  totals: Totals;
  metrics: FontMetrics;
  /** A blocking rule fails: every page says BROUILLON. */
  isDraft: boolean;
};

/**
 * Lays a document out on A4 pages. Pure: no clock, no platform, no rounding of money; never throws on a parsed draft.
 * Characters that no loaded font part draws are replaced and listed in `missingGlyphs`.
 */
export function layOut({ draft, totals, metrics, isDraft }: LayOutInput): Sheet {
  const kind = requireKind(draft.kind);
  const canvas = createCanvas(metrics);
  const mentions = computeMentions({ draft, totals, kind });
  const scene: Scene = {
    draft,
    totals,
    kind,
    mentions,
    canvas,
    template: createClassique(draft.style.accent),
    labels: frenchLabels,
  };
  const pages: Page[] = [];
  const first = openPage(scene, pages, isDraft);
  const inCopies = hasTwoCopies(scene);
  const top = inCopies ? MARGIN_TOP : paintFirstPage(scene, first);
  const blocks = inCopies ? buildTwoCopies(scene, () => listBlocks(scene)) : listBlocks(scene);
  flowBlocks(blocks, { page: first, top, bottom: CONTENT_BOTTOM }, (): Frame => {
    const page = openPage(scene, pages, isDraft);
    return { page, top: paintRunningHead(scene, page), bottom: CONTENT_BOTTOM };
  });
  paintFooters(scene, pages);
  return {
    pages,
    nodes: canvas.nodes,
    images: canvas.images,
    title: [documentTitle(scene), draft.number].filter(Boolean).join(' '),
    author: draft.seller.name,
    subject: draft.subject ?? '',
    language: draft.language,
    missingGlyphs: canvas.missingGlyphs,
  };
}

/** Title, dates, seller and buyer, in reading order; gives where the rest begins. */
function paintFirstPage(scene: Scene, page: Page): number {
  const titleBottom = paintTitle(scene, page, CONTENT_RIGHT);
  const factsBottom = paintFacts(scene, page, dateFacts(scene), {
    right: CONTENT_RIGHT,
    top: titleBottom + 4,
  });
  const sellerBottom = paintLetterhead(scene, page);
  const buyerBottom = paintAddressee(scene, page, factsBottom);
  return Math.max(sellerBottom, buyerBottom, MINIMUM_TOP) + 14;
}

function listBlocks(scene: Scene): Block[] {
  const { draft, kind, mentions, template } = scene;
  const inPlace = (place: string) => mentions.filter((mention) => mention.place === place);
  const optional = (block: Block | null) => (block ? [block] : []);
  const blocks = [
    ...inPlace('heading').map((mention) =>
      buildParagraph(scene, {
        text: mention.text,
        style: template.softStrong,
        field: mention.field,
      }),
    ),
    ...optional(buildReferences(scene)),
    ...(draft.subject
      ? [
          buildParagraph(scene, {
            text: draft.subject,
            style: template.strong,
            field: 'subject',
            role: 'H2',
            spaceBefore: 10,
            keepWithNext: true,
          }),
        ]
      : []),
    ...(draft.intro
      ? [
          buildParagraph(scene, {
            text: draft.intro,
            style: template.body,
            field: 'intro',
            spaceBefore: 6,
          }),
        ]
      : []),
    ...buildReceipt(scene),
    ...buildRent(scene),
    ...(kind.hasLines ? buildLineTable(scene) : []),
    ...(kind.hasTotals ? [buildTotals(scene)] : []),
    ...buildOptions(scene),
    ...inPlace('settlement').map((mention) =>
      buildParagraph(scene, {
        text: mention.text,
        style: template.softStrong,
        field: mention.field,
        spaceBefore: 14,
      }),
    ),
    ...(draft.outro
      ? [
          buildParagraph(scene, {
            text: draft.outro,
            style: template.body,
            field: 'outro',
            spaceBefore: 10,
          }),
        ]
      : []),
    ...(draft.notes
      ? [
          buildParagraph(scene, {
            text: draft.notes,
            style: template.body,
            field: 'notes',
            spaceBefore: 10,
          }),
        ]
      : []),
    ...(kind.hasPayment ? [buildPayment(scene)] : []),
    ...buildTerms(scene),
    ...(kind.signature === 'issuer' ? [] : inPlace('closing')).map((mention) =>
      buildParagraph(scene, {
        text: mention.text,
        style: template.small,
        field: mention.field,
        spaceBefore: 4,
      }),
    ),
    ...(draft.quote?.guarantees
      ? [
          buildParagraph(scene, {
            text: draft.quote.guarantees,
            style: template.small,
            field: 'quote.guarantees',
            spaceBefore: 10,
          }),
        ]
      : []),
    ...(draft.terms
      ? [
          buildParagraph(scene, {
            text: draft.terms,
            style: template.small,
            field: 'terms',
            spaceBefore: 10,
          }),
        ]
      : []),
    ...(kind.signature === 'issuer' ? [buildIssuerSignature(scene)] : []),
  ];
  if (kind.signature !== 'acceptance') return blocks;
  return [...keepLast(blocks), buildAcceptance(scene), ...buildWithdrawalForm(scene)];
}

/** Nobody signs a page on which nothing is written: the last words go with the signature. */
function keepLast(blocks: Block[]): Block[] {
  const last = blocks.at(-1);
  if (last) last.keepWithNext = true;
  return blocks;
}

function openPage(scene: Scene, pages: Page[], isDraft: boolean): Page {
  const page: Page = { width: PAGE_WIDTH, height: PAGE_HEIGHT, marks: [] };
  const { watermarks } = scene.labels;
  const { watermark } = scene.draft.style;
  const word = isDraft ? 'draft' : watermark;
  if (word !== 'none') {
    page.marks.push(createWatermark(scene.canvas, watermarks[word], scene.template.watermarkColor));
  }
  pages.push(page);
  return page;
}

const MINIMUM_TOP = 230;
