import { openServices } from '#app/start/open-services.ts';
import { readConfig } from '#platform/server/config.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { moveDatabase } from '../move-to-postgres.ts';

// Moves a new embedded database to PostgreSQL and opens the services there, as a process of its own: Node says a warning once.
const [folder = '', url = ''] = process.argv.slice(2);
const warnings: string[] = [];
process.on('warning', ({ name, message }) => void warnings.push(`${name}: ${message}`));
const from = await openDatabase({ dataDir: folder });
await migrate(from);
const to = await openDatabase({ url, dataDir: '', poolSize: 4 });
const moved = await moveDatabase(from, to, () => {});
await from.close();
await to.close();
const services = await openServices(readConfig({ DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'silent' }));
// Statements sent side by side inside a transaction.
await services.db.transaction((tx) => Promise.all([1, 2, 3].map((one) => tx.query('select $1::int', [one]))));
await services.close();
await new Promise((done) => setTimeout(done, 50));
console.log(JSON.stringify({ moved, warnings }));
