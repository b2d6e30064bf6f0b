import { buildApp } from '#app/start/build-app.ts';
import { openServices } from '#app/start/open-services.ts';
import { readConfig } from '#platform/server/config.ts';
import { ownDataFolder } from '#platform/server/control-socket.ts';

// The product's own server with one more address that writes a row in a transaction and answers when it is committed.
const config = readConfig(process.env);
await ownDataFolder(config.dataDir, async () => 1);
const services = await openServices(config);
await services.db.run(
  'create table if not exists bench_write (id text primary key, at timestamptz not null default now())',
);
const app = await buildApp(services, { pages: false });
app.post('/bench/write/:id', async (request) => {
  await services.db.transaction((tx) =>
    tx.run('insert into bench_write (id) values ($1)', [(request.params as { id: string }).id]),
  );
  return { ok: true };
});
await app.listen({ host: config.HOST, port: config.PORT });
console.log('is open');
