import { requireKind } from '#documents/kinds/index.ts';
import { computeMentions } from '#documents/law/compute-mentions.ts';
import type { Mention } from '#documents/law/mention.ts';
import type { Draft } from '#documents/model/draft.ts';
import { dropEmptyEnd } from '#documents/model/empty-lines.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { paintLetterhead } from './blocks/head/letterhead.ts';
import { buildReferences } from './blocks/head/reference-block.ts';
import { documentTitle } from './blocks/head/title.ts';
import { buildIssuerSignature } from './blocks/issuer-signature.ts';
import { buildMention, buildParagraph, type ParagraphOptions } from './blocks/paragraph.ts';
import { buildPayment } from './blocks/payment/payment-block.ts';
import { buildOptions } from './blocks/quote/options.ts';
import { buildAcceptance } from './blocks/quote/signature.ts';
import { buildTerms } from './blocks/quote/terms.ts';
import { buildWithdrawalForm } from './blocks/quote/withdrawal-form.ts';
import { buildReceipt } from './blocks/receipt/receipt-body.ts';
import { buildTwoCopies, hasTwoCopies } from './blocks/receipt/two-copies.ts';
import { buildRent } from './blocks/rent/rent-body.ts';
import { createWatermark, paintFooters, paintRunningHead } from './blocks/running-marks.ts';
import { buildOptionalSignature } from './blocks/signature-image.ts';
import { buildLineTable } from './blocks/table/line-table.ts';
import { buildTotals } from './blocks/totals/totals-block.ts';
import { createCanvas } from './canvas.ts';
import { createTemplate } from './create-template.ts';
import { type Block, type Frame, flowBlocks } from './flow.ts';
import { CONTENT_BOTTOM, MARGIN_TOP, PAGE_HEIGHT, PAGE_WIDTH } from './geometry.ts';
import { frenchLabels } from './labels/labels.ts';
import { renameLabels } from './labels/rename-labels.ts';
import type { Page, Sheet } from './marks.ts';
import type { Appendix, Scene, SheetMention } from './scene.ts';
import type { FontMetrics } from './text/font-metrics.ts';
import type { TextStyle } from './text/shape.ts';

export type LayOutInput = {
  draft: Draft;
  totals: Totals;
  metrics: FontMetrics;
  /** A blocking rule fails: every page is marked BROUILLON. */
  isBlocked: boolean;
  /** Pages after the document itself, such as the proof of an acceptance (`proofOf`). */
  appendix?: Appendix | undefined;
  /** The issuer's own sentences on a received invoice, instead of the legal ones. */
  mentions?: readonly Mention[];
};

/**
 * Lays a document out on A4 pages. Pure: no clock, no platform, no rounding of money; never throws
 * on a parsed draft. Characters without a loaded font part are replaced and listed in
 * `missingGlyphs`. A language that is not loaded falls back to French, and `language` says so.
 */
export function layOut(input: LayOutInput): Sheet {
  const { draft: typed, totals, metrics, isBlocked, mentions, appendix } = input;
  const draft = dropEmptyEnd(typed);
  const kind = requireKind(draft.kind);
  const canvas = createCanvas(metrics);
  const language = metrics.languages.find(({ labels }) => labels.language === draft.language);
  const labels = renameLabels(language?.labels ?? frenchLabels, draft.style.labels);
  const scene: Scene = {
    draft,
    totals,
    kind,
    isDraft: isBlocked,
    mentions: (mentions ?? computeMentions({ draft, totals, kind }, language?.translate)).flatMap(
      withTranslation,
    ),
    canvas,
    template: createTemplate(draft.style),
    labels,
  };
  const pages: Page[] = [];
  const first = openPage(scene, pages);
  const inCopies = hasTwoCopies(scene);
  const top = inCopies ? MARGIN_TOP : paintLetterhead(scene, first);
  const blocks = inCopies ? buildTwoCopies(scene, () => listBlocks(scene)) : listBlocks(scene);
  if (appendix) blocks.push(...appendix(scene));
  spaceOut(blocks, scene.template.spacing);
  flowBlocks(blocks, { page: first, top, bottom: CONTENT_BOTTOM }, (): Frame => {
    const page = openPage(scene, pages);
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
    language: labels.language,
    missingGlyphs: canvas.missingGlyphs,
  };
}

function withTranslation({ text, place, field, translation }: Mention): SheetMention[] {
  if (translation === undefined) return [{ text, place, field }];
  return [
    { text, place, field, language: 'fr' },
    { text: translation, place, field, isTranslation: true },
  ];
}

function listBlocks(scene: Scene): Block[] {
  const { draft, kind, mentions, template } = scene;
  const said = (place: Mention['place'], style: TextStyle, spaceBefore = 0) =>
    mentions
      .filter((mention) => mention.place === place)
      .map((mention) => buildMention(scene, mention, { style, spaceBefore }));
  const written = (text: string | undefined, options: Omit<ParagraphOptions, 'text'>) =>
    text ? [buildParagraph(scene, { text, ...options })] : [];
  const optional = (block: Block | null) => (block ? [block] : []);
  const { body, small, softStrong, strong } = template;
  const isSigned = kind.signature === 'issuer';
  const title = { role: 'H2', style: strong, keepWithNext: true } as const;
  const blocks = [
    ...said('heading', softStrong),
    ...optional(buildReferences(scene)),
    ...written(draft.subject, { ...title, field: 'subject', spaceBefore: 10 }),
    ...written(draft.intro, { style: body, field: 'intro', spaceBefore: 6 }),
    ...buildReceipt(scene),
    ...buildRent(scene),
    ...(kind.hasLines ? buildLineTable(scene) : []),
    ...(kind.hasTotals ? [buildTotals(scene)] : []),
    ...buildOptions(scene),
    ...said('settlement', softStrong, 14),
    ...written(draft.outro, { style: body, field: 'outro', spaceBefore: 10 }),
    ...written(draft.notes, { style: body, field: 'notes', spaceBefore: 10 }),
    ...(kind.hasPayment ? [buildPayment(scene)] : []),
    ...buildTerms(scene),
    ...(isSigned ? [] : said('closing', small, 4)),
    ...written(draft.quote?.guarantees, {
      style: small,
      field: 'quote.guarantees',
      spaceBefore: 10,
    }),
    ...written(draft.terms, { style: small, field: 'terms', spaceBefore: 10 }),
    ...(isSigned ? [buildIssuerSignature(scene)] : []),
  ];
  if (kind.signature === 'acceptance')
    return [...keepLast(blocks), buildAcceptance(scene), ...buildWithdrawalForm(scene)];
  const signature = isSigned ? null : buildOptionalSignature(scene);
  return signature ? [...keepLast(blocks), signature] : blocks;
}

/** Block spacings are those of « classique ». */
function spaceOut(blocks: readonly Block[], spacing: number): void {
  if (spacing === 1) return;
  for (const block of blocks) if (block.spaceBefore) block.spaceBefore *= spacing;
}

/** Keeps the last block with the signature, which must not stand alone on a page. */
function keepLast(blocks: Block[]): Block[] {
  const last = blocks.at(-1);
  if (last) last.keepWithNext = true;
  return blocks;
}

function openPage(scene: Scene, pages: Page[]): Page {
  const page: Page = { width: PAGE_WIDTH, height: PAGE_HEIGHT, marks: [] };
  const watermark = scene.isDraft ? 'draft' : scene.draft.style.watermark;
  if (watermark !== 'none') {
    const text = scene.labels.watermarks[watermark];
    const word = typeof text === 'string' ? text : text[scene.kind.gender];
    page.marks.push(createWatermark(scene.canvas, word, scene.template.watermarkColor));
  }
  pages.push(page);
  return page;
}
