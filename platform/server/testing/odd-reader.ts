/** A reader that behaves as its input says. */
export function* read(input: 'count' | 'hang' | 'eat' | 'grow'): Generator<unknown> {
  if (input === 'count') {
    yield* [1, 2, 3];
    return;
  }
  const held: string[][] = [];
  for (;;) {
    if (input === 'eat') held.push(Array.from({ length: 10_000 }, () => String(Math.random())));
    if (input === 'grow') yield 'x'.repeat(1_000_000);
  }
}
