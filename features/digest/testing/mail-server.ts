import { SMTPServer } from 'smtp-server';

/** A mail server of a test: what it took, as it came over the wire. */
export interface TestMailServer {
  url: string;
  received: string[];
  /** Answers of the next letters: a code refuses, undefined takes. */
  refuse(code: number | undefined): void;
  close(): Promise<void>;
}

/** Starts a real SMTP server on a free port; `keep` gets each letter before it counts as taken. */
export async function openMailServer(
  keep: (letter: string) => Promise<void> = async () => {},
): Promise<TestMailServer> {
  const received: string[] = [];
  let code: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(code === undefined ? null : Object.assign(new Error('no such box'), { responseCode: code })),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        keep(text).then(() => done(), done);
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (next) => void (code = next),
    close: () => new Promise<void>((done) => server.close(done)),
  };
}
