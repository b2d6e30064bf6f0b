import { describeService } from './describe-service.ts';
import { openSampleProvider } from './sample-provider.ts';

// npm run company-check [-- --openapi]: a sample provider on the loopback, or the description of what a real one has to answer.
const defaultPort = 8099;

if (process.argv.includes('--openapi')) console.log(JSON.stringify(describeService(), null, 2));
else {
  const port = Number(process.env['COMPANY_CHECK_PORT'] ?? defaultPort);
  openSampleProvider(process.env['COMPANY_CHECK_KEY']).listen(port, '127.0.0.1', () => {
    console.log(
      `Sample company checks, made up and marked so. Start the product with COMPANY_CHECK_API=http://127.0.0.1:${port}/v1/records; what a real service has to answer: http://127.0.0.1:${port}/openapi.json`,
    );
  });
}
