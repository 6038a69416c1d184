/** A device in a process of its own: one connection, one session, one sync, like a browser. */
import { openPage } from './be-a-browser.ts';

type Asked = { call: number; name: string; given: unknown[] };

const [origin = ''] = process.argv.slice(2);
openPage(origin);
// After the browser exists: the modules of the application look at it when they load.
const { actions } = await import('./actions.ts');
const known: Record<string, (...given: never[]) => unknown> = actions;

process.on('message', async ({ call, name, given }: Asked) => {
  try {
    const value = await known[name]?.(...(given as never[]));
    process.send?.({ call, value });
  } catch (error) {
    process.send?.({ call, fault: error instanceof Error ? (error.stack ?? '') : String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.send?.({ call: 0 });
