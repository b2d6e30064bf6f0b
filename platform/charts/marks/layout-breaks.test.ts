import { expect, test } from 'vitest';
import { layoutBreaks } from './layout-breaks.ts';
import { estimateTextWidth } from './text-width.ts';

const lay = (breaks: { x: number; label: string }[], right = 320) =>
  layoutBreaks(
    breaks.map((each, number) => ({ ...each, number })),
    { left: 40, right },
  );

test('a reason stays within the plot: on a phone it is broken into lines, below the unit of the axis', () => {
  const [laid] = lay([{ x: 220, label: 'Liquefied propane and butane: no data, and nothing since' }]);
  expect(laid!.anchor).toBe('end');
  expect(laid!.lines.length).toBeGreaterThan(1);
  for (const { text } of laid!.lines)
    expect(laid!.textX - estimateTextWidth(text)).toBeGreaterThanOrEqual(40 - 1);
  expect(laid!.lines[0]!.y).toBe(34);
});

test('with room it is one line on the side with more of it', () => {
  expect(lay([{ x: 100, label: 'census' }])[0]).toMatchObject({
    anchor: 'start',
    textX: 106,
    lines: [{ text: 'census', y: 20 }],
  });
});

test('reasons that would meet stand one below the other, whatever their lines', () => {
  const [first, second] = lay(
    [
      { x: 600, label: 'the source counts anew from this year on' },
      { x: 640, label: 'census' },
    ],
    800,
  );
  expect(second!.lines[0]!.y).toBeGreaterThan(first!.lines.at(-1)!.y);
});
