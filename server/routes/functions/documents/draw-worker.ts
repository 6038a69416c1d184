import { parentPort } from 'node:worker_threads';
import { buildFacturX, computeTotals, listFontParts, parseDraft } from '#documents';
import { fileName, mainAmount, titleOf, writeCoverEmail } from '#documents/dossier';
import { createPdf } from '#documents/pdf';
import { gatherText } from '#runtime/gather-text.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { computeStanding } from '#server/routes/functions/client-pages/compute-standing.ts';
import { prepareDocuments } from '#server/routes/functions/repetitions/preparing/prepare-documents.ts';
import type { DrawingOrder, DrawingResult } from './drawing-order.ts';
import type { ThreadOrder } from './drawing-thread.ts';
import { findHugePicture } from './find-huge-picture.ts';

// A thread of its own: a long document must not block other requests.
parentPort?.on('message', async (order: ThreadOrder) => {
  parentPort?.postMessage(await carryOut(order));
});

function carryOut(order: ThreadOrder) {
  if ('draft' in order) return draw(order);
  return 'repetition' in order ? prepareDocuments(order) : computeStanding(order);
}

/** The same drawing as in the editor and the command line. */
async function draw(order: DrawingOrder): Promise<DrawingResult> {
  const { today, isProvisional, isIssued } = order;
  const parsed = parseDraft(order.draft);
  if (!parsed.ok) return { ok: false, path: parsed.problems[0]?.path ?? '' };
  const { draft } = parsed;
  const hugePicture = findHugePicture(draft.style);
  if (hugePicture !== null) return { ok: false, path: hugePicture };
  const { metrics, fonts } = await loadFonts(listFontParts(gatherText(draft)));
  const { bytes, isBlocked } = createPdf({
    ...{ draft, today, metrics, fonts },
    ...{ isProvisional, isIssued },
  });
  const totals = computeTotals(draft);
  const { subject, body } = writeCoverEmail({ draft, totals });
  return {
    ok: true,
    pdf: bytes,
    kind: draft.kind,
    seller: draft.seller.name,
    cover: { subject, body },
    document: {
      kind: titleOf(draft),
      number: draft.number || null,
      amount: mainAmount({ draft, totals }).amount,
      isDraft: isBlocked,
      isElectronic: !isBlocked && buildFacturX(draft, totals) !== null,
      filename: fileName(draft, { extension: 'pdf', isProvisional: isBlocked }),
    },
  };
}
