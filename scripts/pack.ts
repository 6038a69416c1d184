/** The last step of a build. */
import { drawPictures } from './build/draw-pictures.ts';
import { packClient } from './build/pack-client.ts';
import { writeServiceWorkers } from './build/write-service-workers.ts';

await drawPictures('build/client');
await writeServiceWorkers('build/client');
await packClient('build/client');
