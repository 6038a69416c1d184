/** The last step of a build. */
import { packClient } from './build/pack-client.ts';

await packClient('build/client');
