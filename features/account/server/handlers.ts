import type { Routes } from '#platform/server/context.ts';
import type { accountContract } from '../contract.ts';
import { keyRoutes } from './keys/key-handlers.ts';
import { mailingRoutes } from './mailing/handlers.ts';
import { passkeyRoutes } from './passkeys/passkey-handlers.ts';
import { registrationRoutes } from './registration/handlers.ts';
import { ownSessionRoutes } from './sessions/own-sessions.ts';
import { signInRoutes } from './sign-in/handlers.ts';

/** Handlers of the account room. */
export const accountRoutes: Routes<typeof accountContract> = {
  ...signInRoutes,
  ...registrationRoutes,
  ...mailingRoutes,
  ...ownSessionRoutes,
  ...passkeyRoutes,
  ...keyRoutes,
};
