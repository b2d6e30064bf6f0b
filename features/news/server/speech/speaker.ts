import { spawn } from 'node:child_process';

/** A program that turns text into a WAV file; it stays outside of this process and is only ever spoken to over its pipes. */
export interface Speaker {
  /** Throws when the program fails, is too slow or says too much. */
  speak(text: string, voice: string): Promise<Buffer>;
}

const maxBytes = 120_000_000;
const maxMs = 60_000;

/** Voices by language; others are not spoken. Japanese is missing on purpose: the program reads kana only, news are written in kanji. */
const voices: Readonly<Record<string, string>> = { ru: 'ru', en: 'en-us', es: 'es', pt: 'pt-br' };

/** The program's voice for a language of a text; undefined when it has none that can be listened to. */
export function findVoice(language: string): string | undefined {
  return voices[language];
}

/** The speaker behind a command, null when this machine has none; costs one start of it. */
export async function findSpeaker(command: string): Promise<Speaker | null> {
  try {
    await run(command, ['--version'], '', 5000);
    return {
      speak: (text, voice) => run(command, ['--stdin', '--stdout', '-v', voice, '-s', '165'], text, maxMs),
    };
  } catch {
    return null;
  }
}

/** One start of the program: arguments as a list, the text through its input, its output as bytes. No shell is involved. */
function run(command: string, args: readonly string[], input: string, timeMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer = setTimeout(() => stop(new Error(`${command} took over ${timeMs} ms`)), timeMs);
    const stop = (error: Error): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(error);
    };
    child.once('error', stop);
    // A program that ends before it has read everything breaks the pipe; its exit code tells more.
    child.stdin.on('error', () => {});
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) stop(new Error(`${command} said over ${maxBytes} bytes`));
      else chunks.push(chunk);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(new Error(`${command} ended with ${code}`));
    });
    child.stdin.end(input);
  });
}
