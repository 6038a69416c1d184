import { getToday } from '#runtime/today.ts';
import { networkOf } from '#server/backend/network-of.ts';
import type { SentDocument } from '#server/email/letters/document-letters.ts';
import { makeFunctionRefusal } from '#server/routes/functions/ask-data.ts';
import type { FunctionCall } from '#server/routes/functions/function-environment.ts';
import type { Read } from '#server/routes/functions/read-call.ts';
import type { DrawingOrder, DrawingResult, DrawnDocument } from './drawing.ts';

export type ReadyDocument = Pick<DrawnDocument, 'kind' | 'seller'> & { document: SentDocument };

/** A draft as a document that can be attached, or why it cannot. */
export async function drawForEmail(
  { address, drawing, report }: Pick<FunctionCall, 'address' | 'drawing' | 'report'>,
  { day, ...given }: Omit<DrawingOrder, 'today'> & { day?: string | undefined },
): Promise<Read<ReadyDocument>> {
  let drawn: DrawingResult;
  try {
    drawn = await drawing.draw({ ...given, today: readDay(day) }, networkOf(address));
  } catch (error) {
    const { code } = error as { code: string }; // Of `createDrawing`.
    report({ event: 'drawing_fault', code });
    // Others are being drawn: a little later it goes.
    if (code === 'busy') return refuse(503, 'unavailable', 'Too many documents are being drawn');
    return refuse(503, 'document_not_drawn', 'The document could not be drawn');
  }
  if (!drawn.ok)
    return refuse(400, 'validation_failed', `Not a document: ${drawn.path || 'the whole draft'}`);
  const {
    pdf,
    kind,
    seller,
    document: { filename, ...document },
  } = drawn;
  if (pdf.length > MOST_BYTES)
    return refuse(413, 'document_too_large', 'The file is too large for a message');
  const base64 = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length).toString('base64');
  return {
    ok: true,
    value: { kind, seller, document: { ...document, pdf: { filename, base64 } } },
  };
}

/** The day whose rules hold: that of issue where it is known, and none that is to come. */
function readDay(day: string | undefined): string {
  const today = getToday(new Date());
  return day !== undefined && day < today ? day : today;
}

function refuse(...refusal: Parameters<typeof makeFunctionRefusal>): Read<never> {
  return { ok: false, response: makeFunctionRefusal(...refusal) };
}

/** Mailboxes take 10 MB and more; a file grows by a third on its way. */
const MOST_BYTES = 7_000_000;
