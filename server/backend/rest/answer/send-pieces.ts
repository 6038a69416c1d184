/**
 * The body of an answer made of texts, some `size` characters: one text where it is short, else a
 * stream that makes them as they are read. `release` is called when all is sent, or when nobody
 * reads on.
 */
export function sendPieces(
  pieces: Iterable<string>,
  { size, release }: { size: number; release: () => void },
): string | ReadableStream<Uint8Array> {
  if (size > SHORT) return streamPieces(pieces[Symbol.iterator](), release);
  release();
  return [...pieces].join('');
}

function streamPieces(pieces: Iterator<string>, release: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    let text = '';
    for (let done = false; !done && text.length < SHORT; ) {
      const next = pieces.next();
      done = next.done === true;
      text += next.value ?? '';
    }
    if (text !== '') return controller.enqueue(encoder.encode(text));
    release();
    controller.close();
  };
  return new ReadableStream({ pull, cancel: release }, { highWaterMark: 0 });
}

/** Characters: up to here a text is sent as fast as it is cut into pieces. */
const SHORT = 64 * 1024;
