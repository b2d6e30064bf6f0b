import type { Voice, VoiceState } from './voice.ts';

/**
 * The browser's own voice, null where it has none for the language. It reads sentence by sentence: browsers drop
 * long utterances half-way, and only between two of them can the speed change.
 */
export function openBrowserVoice(text: string, language: string): Voice | null {
  if (!('speechSynthesis' in globalThis)) return null;
  const speech = globalThis.speechSynthesis;
  const voice = speech.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language));
  if (!voice) return null;
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment,
  );
  const listeners = new Set<() => void>();
  const run = { at: 0, speed: 1, isPlaying: false, turn: 0 };
  const tell = (): void => listeners.forEach((listener) => listener());
  const say = (): void => {
    speech.cancel();
    run.turn += 1;
    const { turn } = run;
    const utterance = new SpeechSynthesisUtterance(sentences[run.at] ?? '');
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = run.speed;
    const goOn = (): void => {
      // The end of an utterance that was cancelled is no end of the sentence.
      if (turn !== run.turn || !run.isPlaying) return;
      run.at += 1;
      if (run.at < sentences.length) say();
      else run.isPlaying = false;
      tell();
    };
    utterance.addEventListener('end', goOn);
    utterance.addEventListener('error', goOn);
    speech.speak(utterance);
  };
  const pause = (): void => {
    run.isPlaying = false;
    run.turn += 1;
    speech.cancel();
    tell();
  };
  return {
    get state(): VoiceState {
      return { isPlaying: run.isPlaying, hasEnded: run.at >= sentences.length, position: 0, duration: null };
    },
    async play() {
      if (run.at >= sentences.length) run.at = 0;
      run.isPlaying = true;
      say();
      tell();
    },
    pause,
    seek: () => {},
    setSpeed(speed) {
      run.speed = speed;
      if (run.isPlaying) say();
    },
    close: pause,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
