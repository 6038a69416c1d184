// node serve.mjs <folder>: sirv as its guide advises for production, with precompressed files, on a
// free port.
import { createServer } from 'node:http';
import sirv from 'sirv';

const serve = sirv(process.argv[2], { etag: true, gzip: true, brotli: true });
const server = createServer((request, response) => serve(request, response));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
