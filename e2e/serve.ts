import { rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openMailServer } from '#features/digest/testing/mail-server.ts';
import { serve } from '#app/start/serve.ts';
import { readConfig } from '#platform/server/config.ts';

// Each journey names an address of its own, so that their sign-ins are counted apart; a real start refuses that beside known passwords.
const config = readConfig(process.env);
// Letters go over the wire to a mail server, which leaves them where the journeys read them.
const mail = join(config.dataDir, 'mail');
await mkdir(mail, { recursive: true });
let letters = 0;
const { url } = await openMailServer((letter) =>
  writeFile(
    join(mail, `${Date.now()}-${String((letters += 1)).padStart(6, '0')}.eml`),
    letter.replaceAll('\r\n', '\n'),
  ),
);
await serve({ ...config, SMTP_URL: url, TRUST_PROXY: 1 });
// The server of the journeys: its data folder (hundreds of megabytes of facts) goes with it, but only one that it owned.
const folder = process.env['DATA_DIR'];
if (folder !== undefined) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
