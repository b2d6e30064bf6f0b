import { fork } from 'node:child_process';

/** Asks for `count` addresses one after the other, each new to the server, from a process of its own: what asking costs is not counted with what answering does. */
export function askOneByOne(url: string, mark: string, count: number): Promise<void> {
  return new Promise((done, refuse) => {
    const child = fork(import.meta.filename, [url, mark, String(count)]);
    child.once('exit', (code) =>
      code === 0 ? done() : refuse(new Error(`Asking ended with code ${code}.`)),
    );
  });
}

if (process.send !== undefined && process.argv[2]?.startsWith('http')) {
  const [, , url, mark, count] = process.argv;
  for (let at = 0; at < Number(count); at += 1) {
    const answer = await fetch(`${url}?x=${mark}${at}`, { headers: { 'accept-encoding': 'identity' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  }
  process.disconnect();
}
