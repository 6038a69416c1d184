/** The last step of a build. */
import { drawPictures } from './build/draw-pictures.ts';
import { packClient } from './build/pack-client.ts';

await drawPictures('build/client');
await packClient('build/client');
