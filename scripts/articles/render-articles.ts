import { createServer } from 'vite';
import type { Article } from '#app/features/articles/article.ts';

/** The HTML of an article, or why it cannot be rendered. */
export type DrawnArticle = { slug: string; html?: string; fault?: string };

/** Renders articles like the build does. */
export async function renderArticles(slugs: readonly string[]): Promise<DrawnArticle[]> {
  const server = await createServer({
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
    appType: 'custom',
  });
  try {
    const door = '/app/features/articles/rendering/render-article.server.tsx';
    const { renderArticle } = await server.ssrLoadModule(door);
    return slugs.map((slug) => draw(slug, renderArticle));
  } finally {
    await server.close();
  }
}

function draw(slug: string, renderArticle: (slug: string) => Article): DrawnArticle {
  try {
    const { parts } = renderArticle(slug);
    return { slug, html: parts.map((part) => ('html' in part ? part.html : '')).join('\n') };
  } catch (error) {
    return { slug, fault: error instanceof Error ? error.message : String(error) };
  }
}
