import pg from 'pg';
import { Channels, type Hear } from './channels.ts';

const shortestPauseMs = 250;
const longestPauseMs = 5_000;

/** What is done first on each connection, also after one was lost. */
export type OnConnect = (client: pg.Client) => Promise<void>;

/** One connection to PostgreSQL that is this process's for its whole life: for locks of a session and for what the server says by itself. */
export interface OwnConnection {
  /** Does this now, and again each time a lost connection came back. Refuses when it fails now. */
  onConnect(work: OnConnect): Promise<void>;
  /** Hears a channel from now on; what is returned ends it. */
  listen(channel: string, hear: Hear): Promise<() => void>;
  close(): Promise<void>;
}

/** Opens the process's own connection; a lost one is opened again, however long that takes. */
export async function openOwnConnection(url: string): Promise<OwnConnection> {
  const works: OnConnect[] = [];
  const channels = new Channels();
  const state = { isClosed: false };
  let client = await connect(url, lost, channels);

  function lost(): void {
    if (!state.isClosed) void again();
  }

  async function again(): Promise<void> {
    for (let pauseMs = shortestPauseMs; !state.isClosed; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      await new Promise<void>((done) => void setTimeout(done, pauseMs).unref());
      try {
        client = await connect(url, lost, channels);
        for (const work of works) await work(client);
        channels.tellMissed();
        return;
      } catch {
        // What fails is tried again; ended here the connection would call `lost` a second time.
        client.removeAllListeners('end');
        await client.end().catch(() => {});
      }
    }
  }

  const onConnect: OwnConnection['onConnect'] = async (work) => {
    await work(client);
    works.push(work);
  };
  return {
    onConnect,
    async listen(channel, hear) {
      if (!channels.has(channel))
        await onConnect(async (open) => void (await open.query(`listen ${pg.escapeIdentifier(channel)}`)));
      return channels.add(channel, hear);
    },
    async close() {
      state.isClosed = true;
      await client.end().catch(() => {});
    },
  };
}

async function connect(url: string, lost: () => void, channels: Channels): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'svodka',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
  });
  // The end follows an error.
  client.on('error', () => {});
  client.on('notification', ({ channel, payload = '' }) => channels.tell(channel, payload));
  await client.connect();
  client.once('end', lost);
  // So that the server lets go of the locks of a machine that vanished.
  await client.query(
    'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
  );
  return client;
}
