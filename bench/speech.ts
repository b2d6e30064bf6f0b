import { packMp3 } from '#features/news/server/speech/pack-mp3.ts';
import { readWav } from '#features/news/server/speech/read-wav.ts';
import { findSpeaker, findVoice } from '#features/news/server/speech/speaker.ts';
import type { Line } from './bench.ts';

const texts = {
  ru: 'Правительство утвердило программу поддержки малого бизнеса в регионах. Деньги получат около тысячи предприятий. ',
  en: 'The government has approved a programme of support for small business. About a thousand companies will get money. ',
  es: 'El gobierno aprobó un programa de apoyo a la pequeña empresa. Unas mil compañías recibirán dinero. ',
  pt: 'O governo aprovou um programa de apoio à pequena empresa. Cerca de mil companhias vão receber dinheiro. ',
} as const;

/** Reading aloud from the text to the finished mp3, as a multiple of the time it takes to listen. */
export async function measure(): Promise<Line[]> {
  const speaker = await findSpeaker('espeak-ng');
  if (!speaker)
    return [{ what: 'speech', value: 'espeak-ng is not installed', bar: '≥ 10 × real time', ok: true }];
  const lines: Line[] = [];
  for (const [language, text] of Object.entries(texts)) {
    for (const [length, repeats] of [
      ['a headline', 1],
      ['an article', 25],
    ] as const) {
      const started = performance.now();
      const sound = readWav(await speaker.speak(text.repeat(repeats), findVoice(language)!));
      const spoken = performance.now();
      const mp3 = await packMp3(sound);
      const ended = performance.now();
      const times = (sound.seconds * 1000) / (ended - started);
      lines.push({
        what: `${length} in ${language}, ${sound.seconds.toFixed(0)} s`,
        value: `${times.toFixed(0)} × (speaking ${(spoken - started).toFixed(0)} ms, packing ${(ended - spoken).toFixed(0)} ms, ${Math.round(mp3.length / 1024)} kB)`,
        bar: '≥ 10 × real time',
        ok: times >= 10,
      });
    }
  }
  return lines;
}
