/**
 * A body of text pieces, about `size` characters in all: one string if short, else a stream that
 * makes pieces as they are read. `release` is called once all is sent or the reader has left.
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

/** Characters; below this, one string is as fast as a stream. */
const SHORT = 64 * 1024;
