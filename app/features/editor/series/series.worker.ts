import { makeSeries } from './make-series.ts';
import type { SeriesMessage, SeriesRequest } from './series-request.ts';

self.addEventListener('message', ({ data }: MessageEvent<SeriesRequest>) => {
  const { bytes, ...rest } = makeSeries(data, (done) => tell({ type: 'progress', done }));
  tell({ type: 'done', bytes: bytes.slice(), ...rest });
});

function tell(message: SeriesMessage): void {
  const transfer = message.type === 'done' ? [message.bytes.buffer] : [];
  self.postMessage(message, { transfer });
}
