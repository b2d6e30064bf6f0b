/** What a listener sees of a voice. */
export interface VoiceState {
  isPlaying: boolean;
  hasEnded: boolean;
  /** Seconds; 0 where the voice can't tell. */
  position: number;
  /** Seconds; null where the voice can't tell, and then it can't seek either. */
  duration: number | null;
}

/** Something that reads aloud: a file from the server, or the browser's own voice. */
export interface Voice {
  readonly state: VoiceState;
  play(): Promise<void>;
  pause(): void;
  seek(seconds: number): void;
  setSpeed(speed: number): void;
  /** Frees what it holds; nothing is called on it afterwards. */
  close(): void;
  /** Calls back at every change of the state; returns the way to stop. */
  onChange(listener: () => void): () => void;
}

let current: Voice | null = null;

/** Lets one voice be heard: the one that was playing pauses. */
export function takeTurn(voice: Voice): void {
  if (current !== null && current !== voice) current.pause();
  current = voice;
}

/** Forgets a voice that is closed. */
export function leaveTurn(voice: Voice): void {
  if (current === voice) current = null;
}
