import { rmSync } from 'node:fs';
import { serve } from '#app/serve.ts';
import { readConfig } from '#platform/server/config.ts';

// Each journey names an address of its own, so that their sign-ins are counted apart; a real start refuses that beside known passwords.
await serve({ ...readConfig(process.env), TRUST_PROXY: 1 });
// The server of the journeys: its data folder (hundreds of megabytes of facts) goes with it, but only one that it owned.
const folder = process.env['DATA_DIR'];
if (folder !== undefined) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
