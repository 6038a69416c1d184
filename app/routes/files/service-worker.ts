import { writeServiceWorker } from '#app/lib/offline/service-worker.ts';

/** Prerendered. */
export async function loader(): Promise<Response> {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
  return new Response(await writeServiceWorker(), { headers });
}
