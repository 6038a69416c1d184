import { getToday } from '#runtime/today.ts';
import { networkOf } from '#server/backend/network-of.ts';
import type { SentDocument } from '#server/email/contents/document-emails.ts';
import { makeFunctionRefusal } from '#server/routes/functions/ask-data.ts';
import type { FunctionCall } from '#server/routes/functions/function-environment.ts';
import type { Read } from '#server/routes/functions/read-call.ts';
import type { DrawingOrder, DrawingResult, DrawnDocument } from './drawing-order.ts';

export type ReadyDocument = Pick<DrawnDocument, 'kind' | 'seller' | 'cover'> & {
  document: SentDocument;
};

/** Draws a draft as an attachment, or returns a refusal. */
export async function drawForEmail(
  {
    clientIp,
    signal,
    drawing,
    report,
  }: Pick<FunctionCall, 'clientIp' | 'signal' | 'drawing' | 'report'>,
  { day, ...given }: Omit<DrawingOrder, 'today'> & { day?: string | undefined },
): Promise<Read<ReadyDocument>> {
  let drawn: DrawingResult;
  try {
    const asker = { signal, network: networkOf(clientIp) };
    drawn = await drawing.draw({ ...given, today: readDay(day) }, asker);
  } catch (error) {
    const { code } = error as { code: string }; // thrown by `createDrawing`
    // No client receives this answer; it only shows in the log.
    if (code === 'left') return refuse(499, 'unavailable', 'The client has left');
    report({ event: 'drawing_fault', code });
    // Temporary: other documents are being drawn.
    if (code === 'busy') return refuse(503, 'unavailable', 'Too many documents are being drawn');
    return refuse(503, 'document_not_drawn', 'The document could not be drawn');
  }
  if (!drawn.ok)
    return refuse(400, 'validation_failed', `Not a document: ${drawn.path || 'the whole draft'}`);
  const {
    pdf,
    kind,
    seller,
    cover,
    document: { filename, ...document },
  } = drawn;
  if (pdf.length > MOST_BYTES)
    return refuse(413, 'document_too_large', 'The file is too large for a message');
  const base64 = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length).toString('base64');
  return {
    ok: true,
    value: { kind, seller, cover, document: { ...document, pdf: { filename, base64 } } },
  };
}

/** The day whose law applies: the date of issue, but not a future one. */
function readDay(day: string | undefined): string {
  const today = getToday(new Date());
  return day !== undefined && day < today ? day : today;
}

function refuse(...refusal: Parameters<typeof makeFunctionRefusal>): Read<never> {
  return { ok: false, response: makeFunctionRefusal(...refusal) };
}

/** Mailboxes accept 10 MB and more; base64 adds a third. */
const MOST_BYTES = 7_000_000;
