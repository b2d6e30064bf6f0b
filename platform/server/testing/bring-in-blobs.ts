import { bringInFolder } from '../blobs/bring-in-folder.ts';
import { openDatabase } from '../db/open-database.ts';
import { openLog } from '../log/log.ts';

// Brings a folder's blobs into a database, as a process of its own that a test may kill.
const [url, folder] = process.argv.slice(2);
const db = await openDatabase({ url, dataDir: '', poolSize: 1 });
console.log('begins');
await bringInFolder(db, folder!, { log: openLog('silent') });
await db.close();
