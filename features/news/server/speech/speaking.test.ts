import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openAudioCache } from './audio-cache.ts';
import { packMp3 } from './pack-mp3.ts';
import { readWav } from './read-wav.ts';
import { findSpeaker, findVoice } from './speaker.ts';
import { openSpeechQueue } from './speech-queue.ts';
import { writeFakeSpeaker } from './testing/fake-speaker.ts';
import { mp3Seconds } from './testing/mp3-seconds.ts';
import { openWindowLimit } from './window-limit.ts';

const installed = await findSpeaker('espeak-ng');

test('a sound lasts as long packed as unpacked', async () => {
  const samples = Float32Array.from({ length: 22_050 * 3 }, (_, at) => Math.sin(at / 20) / 2);
  const mp3 = await packMp3({ sampleRate: 22_050, channels: [samples], seconds: 3 });
  expect(mp3Seconds(mp3)).toBeGreaterThan(2.95);
  expect(mp3Seconds(mp3)).toBeLessThan(3.15);
});

test('a program that is not there is no speaker', async () => {
  expect(await findSpeaker('/no/such/speaker')).toBeNull();
});

test('Japanese has no voice: the program reads kana only', () => {
  expect(findVoice('ja')).toBeUndefined();
});

test('the text reaches the program as it is, through its input and no shell', async () => {
  const { command } = await writeFakeSpeaker('if (!text.startsWith("-v $(id)")) process.exit(3);');
  const speaker = (await findSpeaker(command))!;
  expect(readWav(await speaker.speak('-v $(id)', 'ru')).seconds).toBeCloseTo(0.8);
  await expect(speaker.speak('else', 'ru')).rejects.toThrow('ended with 3');
});

test.skipIf(installed === null).each([
  ['ru', 'Правительство утвердило программу поддержки малого бизнеса в регионах.'],
  ['en', 'The government has approved a programme of support for small business.'],
  ['es', 'El gobierno aprobó un programa de apoyo a la pequeña empresa.'],
  ['pt', 'O governo aprovou um programa de apoio à pequena empresa.'],
])('the machine\u2019s own speaker says a sentence in %s at the pace of speech', async (language, text) => {
  const sound = readWav(await installed!.speak(text, findVoice(language)!));
  expect(sound.seconds).toBeGreaterThan(text.length / 25);
  expect(sound.seconds).toBeLessThan(text.length / 8);
  expect(mp3Seconds(await packMp3(sound))).toBeCloseTo(sound.seconds, 0);
});

test('no more than two work at once, two wait, the fifth is refused, and equal work is done once', async () => {
  const queue = openSpeechQueue({ atOnce: 2, waiting: 2 });
  let running = 0;
  let most = 0;
  const work = async (): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return most;
  };
  const added = ['a', 'b', 'c', 'd'].map((name) => queue.add(name, work));
  expect(queue.add('e', work)).toBeUndefined();
  expect(queue.add('a', work)).toBe(added[0]);
  expect(await Promise.all(added)).toEqual([1, 2, 2, 2].map(() => expect.any(Number)));
  expect(most).toBe(2);
  expect(await queue.add('e', work)).toBe(2);
});

test('work that fails leaves its place', async () => {
  const queue = openSpeechQueue({ atOnce: 1, waiting: 1 });
  await expect(queue.add('a', () => Promise.reject(new Error('dumb')))).rejects.toThrow('dumb');
  expect(await queue.add('b', () => Promise.resolve(1))).toBe(1);
});

test('the cache drops what was wanted longest ago, never what was just put in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'svodka-audio-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const cache = await openAudioCache(folder, 1000);
  for (const [age, name] of ['old', 'wanted', 'young'].entries()) {
    await cache.put(name, new Uint8Array(300));
    await utimes(join(folder, name), new Date(age * 1000), new Date(age * 1000));
  }
  expect(await cache.has('wanted')).toBe(true);
  await cache.put('newest', new Uint8Array(300));
  expect((await readdir(folder)).sort()).toEqual(['newest', 'wanted', 'young']);
  expect(await cache.has('old')).toBe(false);
});

test('the third of two allowed a minute is refused, the next minute is free again', async () => {
  let now = 0;
  const limit = openWindowLimit('speech', 2, () => now);
  const count = (ip: string) => limit.count({ ip });
  await count('192.0.2.1');
  await count('192.0.2.1');
  await expect(count('192.0.2.1')).rejects.toThrow('too_many_requests');
  await count('192.0.2.2');
  now = 60_000;
  await count('192.0.2.1');
});
