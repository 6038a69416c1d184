// Ends with 0 where the server of this machine can serve: the health check of the container.
import { gatherVariables } from '../server/gather-variables.ts';

const { PORT = '3000' } = gatherVariables(process.env).variables;
const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
