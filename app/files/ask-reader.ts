/**
 * Hands bytes to a worker; its next message, or null when it fails or stays silent for so many
 * milliseconds: it may then be ended.
 */
export function askReader<Answer>(
  worker: Worker,
  bytes: Uint8Array<ArrayBuffer>,
  patience: number,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patience);
    const answer = ({ data }: MessageEvent<Answer>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.addEventListener('message', answer, { once: true });
    worker.addEventListener('error', () => resolve(null), { once: true });
    worker.postMessage(bytes, [bytes.buffer]);
  });
}

/** Null for a folder, or a file that was moved. */
export async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}
