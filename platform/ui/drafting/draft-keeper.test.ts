import { expect, test } from 'vitest';
import { openDraftKeeper, type SaveOutcome } from './draft-keeper.ts';

const soon = 1;

/** A server of a test: keeps one text, refuses a stale version. */
function openServer(text = 'old', version = 1) {
  const server = { text, version, saves: 0, fails: 0 };
  const save = async (content: string, from: number): Promise<SaveOutcome<string>> => {
    server.saves += 1;
    await new Promise((resolve) => setTimeout(resolve, 3));
    if (server.fails > 0) {
      server.fails -= 1;
      return { kind: 'failed' };
    }
    if (from !== server.version) return { kind: 'conflict', version: server.version, content: server.text };
    Object.assign(server, { text: content, version: from + 1 });
    return { kind: 'saved', version: server.version, savedAt: '2026-11-21T12:00:00Z' };
  };
  return { server, save };
}

test('what is written is kept a moment after the last letter, in one save', async () => {
  const { server, save } = openServer();
  const keeper = openDraftKeeper({ content: 'old', version: 1 }, save, 20);
  for (const letter of ['n', 'ne', 'new']) keeper.change(letter);
  expect(keeper.getState().phase).toBe('changed');
  await expect.poll(() => keeper.getState().phase).toBe('kept');
  expect(server).toMatchObject({ text: 'new', version: 2, saves: 1 });
});

test('what is written while a save is under way is saved after it', async () => {
  const { server, save } = openServer();
  const keeper = openDraftKeeper({ content: 'old', version: 1 }, save, soon);
  keeper.change('first');
  const flushed = keeper.flush();
  keeper.change('second');
  expect(await flushed).toBe(true);
  expect(server).toMatchObject({ text: 'second', version: 3 });
});

test('a save that fails is said, and flushing tries again', async () => {
  const { server, save } = openServer();
  server.fails = 1;
  const keeper = openDraftKeeper({ content: 'old', version: 1 }, save, soon);
  keeper.change('new');
  await expect.poll(() => keeper.getState().phase).toBe('failed');
  expect(await keeper.flush()).toBe(true);
  expect(server.text).toBe('new');
});

test('somebody else was faster: nothing is overwritten before the writer chose', async () => {
  const { server, save } = openServer('theirs', 5);
  const keeper = openDraftKeeper({ content: 'old', version: 1 }, save, soon);
  keeper.change('mine');
  expect(await keeper.flush()).toBe(false);
  expect(keeper.getState()).toMatchObject({
    phase: 'conflict',
    content: 'mine',
    base: 'old',
    theirs: { version: 5, content: 'theirs' },
  });
  keeper.change('mine too');
  expect(server).toMatchObject({ text: 'theirs', saves: 1 });
  keeper.settle('mine too');
  expect(await keeper.flush()).toBe(true);
  expect(server).toMatchObject({ text: 'mine too', version: 6 });
});

test('theirs may be taken instead, and nothing is saved', async () => {
  const { server, save } = openServer('theirs', 5);
  const keeper = openDraftKeeper({ content: 'old', version: 1 }, save, soon);
  keeper.change('mine');
  await keeper.flush();
  keeper.settle('theirs');
  expect(keeper.getState()).toMatchObject({ phase: 'kept', content: 'theirs', version: 5 });
  expect(server.saves).toBe(1);
});

test('a text taken up from elsewhere is saved as any other, and fields are told to begin anew', async () => {
  const { server, save } = openServer();
  const keeper = openDraftKeeper({ content: 'old', version: 1 }, save, soon);
  keeper.replace('found');
  expect(keeper.getState()).toMatchObject({ content: 'found', phase: 'changed', turn: 1 });
  expect(await keeper.flush()).toBe(true);
  expect(server.text).toBe('found');
});
