import type { Voice, VoiceState } from './voice.ts';

const events = ['timeupdate', 'play', 'pause', 'ended', 'durationchange', 'seeked'] as const;

/** A voice out of an mp3 that was fetched as a blob (specification, text to speech); ready once its length is known. */
export async function openFileVoice(address: string, signal: AbortSignal): Promise<Voice> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.headers.get('content-type')?.startsWith('audio/'))
    throw new Error(`no sound: ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const audio = new Audio(url);
  audio.preservesPitch = true;
  const closing = new AbortController();
  await new Promise<void>((resolve, reject) => {
    audio.addEventListener('loadedmetadata', () => resolve(), { once: true, signal: closing.signal });
    audio.addEventListener('error', () => reject(new Error('the sound can not be played')), {
      signal: closing.signal,
    });
  });
  return {
    get state(): VoiceState {
      const { paused, ended, currentTime, duration } = audio;
      return {
        isPlaying: !paused && !ended,
        hasEnded: ended,
        position: currentTime,
        duration: Number.isFinite(duration) ? duration : null,
      };
    },
    play: () => audio.play(),
    pause: () => audio.pause(),
    seek: (seconds) => void (audio.currentTime = seconds),
    setSpeed: (speed) => void (audio.playbackRate = speed),
    close() {
      closing.abort();
      audio.pause();
      audio.removeAttribute('src');
      URL.revokeObjectURL(url);
    },
    onChange(listener) {
      for (const event of events) audio.addEventListener(event, listener, { signal: closing.signal });
      return () => events.forEach((event) => audio.removeEventListener(event, listener));
    },
  };
}
