import { openDatabase } from '../db/open-database.ts';

// Runs in a process of its own, because memory is the process's: prints by how many bytes it grew with 2,000 answers of 200 kB each.
const db = await openDatabase({ dataDir: 'memory://' });
await ask(100);
const before = process.memoryUsage.rss();
await ask(2000);
console.log(process.memoryUsage.rss() - before);
await db.close();

async function ask(times: number): Promise<void> {
  for (let at = 0; at < times; at++) await db.query('select repeat(md5($1::text), 6250) as text', [at]);
}
