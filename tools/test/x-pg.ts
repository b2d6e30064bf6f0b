import { startPostgres } from './postgres.ts';
import { apiTests, deployedTests, runSteps } from './steps.ts';
const postgres = await startPostgres();
try {
  await runSteps([apiTests(postgres.url)]);
  if (process.env['DEPLOYED']) await runSteps([deployedTests(postgres.url)]);
} finally {
  await postgres.stop();
}
