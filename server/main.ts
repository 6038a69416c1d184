import { DEFAULT_ORIGIN, describeDeployment } from '#content/deployment.ts';
import { isStartProblem } from './backend/start-problem.ts';
import { parseEnvironment } from './environment.ts';
import { gatherVariables } from './gather-variables.ts';

try {
  const { variables, file, unknown } = gatherVariables(process.env);
  const environment = parseEnvironment(variables);
  for (const name of unknown)
    console.error(`${file} : ${name} n’est pas une variable qui s’y met, et ne change rien.`);
  if (environment.ok) {
    const { said, siteOrigin } = environment.value;
    const origin = siteOrigin ?? DEFAULT_ORIGIN;
    // Before what reads it is loaded: messages and pages of the server (content/site.ts).
    Object.assign(globalThis, {
      deployment: describeDeployment(said, { origin, year: new Date().getFullYear() }),
    });
    const { serve } = await import('./serve.ts');
    await serve(environment.value);
  } else stop(environment.message);
} catch (error) {
  if (!isStartProblem(error)) throw error;
  stop(error.message);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
