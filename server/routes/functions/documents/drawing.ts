import { createDrawingThread, type Drawing } from './drawing-thread.ts';
import { estimateDrawing } from './estimate-drawing.ts';

/** Two threads, so that an ordinary document never waits behind an enormous one. */
export function createDrawing({ longestMs = LONGEST_MS }: { longestMs?: number } = {}): Drawing {
  const ordinary = createDrawingThread({ memoryMb: 96, longestMs, stopsForLeaver: false });
  const enormous = createDrawingThread({ memoryMb: 160, longestMs, stopsForLeaver: true });
  const choose = (characters: number) => (characters > MOST_ORDINARY ? enormous : ordinary);
  return {
    draw: (order, asker) => choose(estimateDrawing(order.draft)).draw(order, asker),
    tell: (order, asker) =>
      choose(estimateDrawing(order.documents) / CHARACTERS_READ).tell(order, asker),
    prepare: (order, asker) =>
      choose((estimateDrawing(order.repetition) / CHARACTERS_READ) * order.most).prepare(
        order,
        asker,
      ),
    countWaiting: () => ordinary.countWaiting() + enormous.countWaiting(),
    close: async () => {
      await Promise.all([ordinary.close(), enormous.close()]);
    },
  };
}

/** The time of one drawing, without its wait; 100 lines take less than a tenth of a second. */
const LONGEST_MS = 15_000;
/** In characters (`estimateDrawing`); a hundred lines of a hundred words with a logo take half. */
const MOST_ORDINARY = 200_000;
/** Summarizing this many characters takes as long as drawing one. */
const CHARACTERS_READ = 10;
