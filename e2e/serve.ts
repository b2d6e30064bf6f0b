import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The server of the journeys: a new data folder each time, so that a run never depends on the last one.
process.env['DATA_DIR'] = mkdtempSync(join(tmpdir(), 'svodka-e2e-'));
await import('#app/server.ts');
