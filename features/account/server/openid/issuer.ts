import {
  allowInsecureRequests,
  enableNonRepudiationChecks,
  discovery,
  type Configuration,
} from 'openid-client';
import type { Config } from '#platform/server/config.ts';

/** Finds out how to talk to the configured issuer, once; a failed try is made again by the next sign-in. */
export function openIssuer(config: Config): () => Promise<Configuration> {
  let found: Promise<Configuration> | null = null;
  return () => {
    found ??= discover(config).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
}

function discover({ ACCOUNT_URL, ACCOUNT_CLIENT_ID, ACCOUNT_CLIENT_SECRET }: Config): Promise<Configuration> {
  const issuer = new URL(ACCOUNT_URL!);
  // Without TLS only for a trial on the own machine or a test.
  // The signature of an ID token is checked even where it came straight from the issuer.
  const execute = [
    enableNonRepudiationChecks,
    ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
  ];
  return discovery(issuer, ACCOUNT_CLIENT_ID ?? 'svodka', ACCOUNT_CLIENT_SECRET, undefined, {
    execute,
    timeout: 10,
  });
}
