import { rmSync } from 'node:fs';

// The server of the journeys: its data folder (hundreds of megabytes of facts) goes with it.
const folder = process.env['DATA_DIR'];
if (folder !== undefined) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import('#app/server.ts');
