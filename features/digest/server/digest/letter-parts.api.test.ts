import { afterAll, beforeEach, expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { findBrowser } from '#services/exports/server/printing/find-browser.ts';
import { letterMonday, openLetterRoom } from '../../testing/letter-room.ts';

const { api, mail, session, choose, send, beginAnew, close } = await openLetterRoom();
beforeEach(beginAnew);
afterAll(close);

const tuesday = new Date(letterMonday.getTime() + 24 * 3_600_000);
/** The plain part of the letter that came, its soft ends of lines taken out. */
const plainOf = (letter: string) => {
  const part = letter.split('Content-Type: text/plain')[1]!.split('\r\n--')[0]!;
  const coded = part.slice(part.indexOf('\r\n\r\n'));
  return part.includes('base64')
    ? Buffer.from(coded, 'base64').toString()
    : Buffer.from(
        coded
          .replaceAll(/=\r\n/g, '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
        'latin1',
      ).toString();
};

test('stories are left out where nobody wants them; a letter of nothing is refused, and what is not named stays', async () => {
  expect((await choose({ withSections: false, withBlindSpots: false, withBrief: false })).status).toBe(400);
  await choose({ withSections: false });
  await choose({ hour: 6 });
  const { body } = await api.call('digest/getMailing', {}, { session });
  expect(body).toMatchObject({
    withSections: false,
    withBrief: true,
    withPdf: false,
    hasRegion: false,
    hour: 6,
  });
  expect(await send(tuesday)).toBe(1);
  expect(mail.received[0]).not.toContain('Oil grows');
});

test('the morning of the region comes only for whoever wants it', async () => {
  await api.db.run('update account set own_region_yugo_id = 1124665');
  const { text } = (await api.call('digest/getLetter', {}, { session })).body;
  expect(text).toContain('13,930');
  await choose({ withBrief: false });
  expect((await api.call('digest/getLetter', {}, { session })).body.text).not.toContain('13,930');
  await api.db.run('update account set own_region_yugo_id = null');
});

test('on Mondays the letter says where the week moved and nobody wrote, as the morning screen has it; on other days not', async () => {
  const { silent } = (await api.call('event/getBlindSpots', { yugoId: 1180665 }, { session })).body;
  expect(silent.length).toBeGreaterThan(3);
  expect(await send()).toBe(1);
  const said = plainOf(mail.received[0]!);
  expect(said).toContain('It changed, and no headline came');
  for (const { name, cases } of silent.slice(0, 3)) {
    expect(said).toContain(`- ${name}: `);
    expect(said).toContain(`(${cases.toLocaleString('en')})`);
  }
  expect(said).not.toContain(`- ${silent[3].name}: `);
  expect(said).toMatch(/2–8\sJune\s2020/);
  expect(await send(tuesday)).toBe(1);
  expect(plainOf(mail.received[1]!)).not.toContain('no headline came');
  await choose({ withBlindSpots: false });
  expect(await send(new Date(letterMonday.getTime() + 7 * 24 * 3_600_000))).toBe(1);
  expect(plainOf(mail.received[2]!)).not.toContain('no headline came');
});

test('a letter asked for goes at once besides that of the hour, three an hour; none while the mailing is off', async () => {
  const ask = () => api.call('digest/sendLetter', {}, { session });
  expect((await api.call('digest/sendLetter', {})).status).toBe(401);
  expect((await Promise.all([ask(), ask()])).map(({ status }) => status)).toEqual([200, 200]);
  const early = new Date(letterMonday.getTime() - 3 * 3_600_000);
  expect([await send(early), await send(early)]).toEqual([2, 0]);
  const [first, second] = mail.received.map((letter) => /Message-ID: (.*)/i.exec(letter)![1]);
  expect(first).not.toBe(second);
  expect(await send()).toBe(1);
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
  await choose({ isOn: false });
  expect((await ask()).status).toBe(404);
  expect(await send()).toBe(0);
});

test.skipIf(findBrowser(undefined) === null)(
  'with a file the letter stands in it once more; without a browser it goes without one',
  async () => {
    await choose({ withPdf: true });
    expect(await send()).toBe(1);
    const [, coded] = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(
      mail.received[0]!,
    )!;
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(Buffer.from(coded!, 'base64'))),
      { mergePages: true },
    );
    expect(text).toContain('Oil grows');
    expect(text).toContain('reader@test.example');
  },
  60_000,
);
