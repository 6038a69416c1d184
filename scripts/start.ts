import { buildIfChanged } from './build-if-changed.ts';

await buildIfChanged();
await import('#server/main.ts');
