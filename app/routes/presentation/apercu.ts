import { drawExample } from '#app/features/templates/draw-example.ts';

/** Prerendered. */
export function loader({ params }: { params: { picture?: string } }): Response {
  const svg = drawExample((params.picture ?? '').replace(/\.svg$/, ''));
  if (!svg) throw new Response('Not found', { status: 404 });
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
