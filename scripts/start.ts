import { buildIfChanged } from './build-if-changed.ts';

buildIfChanged();
await import('#server/main.ts');
