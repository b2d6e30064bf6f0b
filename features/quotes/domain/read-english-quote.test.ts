import { expect, test } from 'vitest';
import { readEnglishQuote } from './read-english-quote.ts';

const read = (title: string, name: string) => {
  const starts = title.indexOf(name);
  return readEnglishQuote(title, { starts, ends: starts + name.length });
};

test.each([
  ['Colin Powell says he’s voting for Biden', 'Colin Powell', 'he’s voting for Biden', false],
  [
    "George Floyd death: Joe Biden says his killing will 'change the world'",
    'Joe Biden',
    "his killing will 'change the world'",
    false,
  ],
  [
    'Dr. Anthony Fauci says the second wave is not inevitable',
    'Anthony Fauci',
    'the second wave is not inevitable',
    false,
  ],
  [
    'Paul McCartney: ‘I Want Justice for George Floyd’s Family’',
    'Paul McCartney',
    'I Want Justice for George Floyd’s Family',
    true,
  ],
  [
    'All hospital visitors will now need to wear masks, says Matt Hancock',
    'Matt Hancock',
    'All hospital visitors will now need to wear masks',
    false,
  ],
  [
    'Secondary schools may not fully open even in September, Matt Hancock admits',
    'Matt Hancock',
    'Secondary schools may not fully open even in September',
    false,
  ],
  [
    "George Floyd death: Protests 'need to go ahead', says Shaun Bailey",
    'Shaun Bailey',
    "George Floyd death: Protests 'need to go ahead'",
    false,
  ],
  [
    "Colin Kaepernick owed a 'tremendous amount,' coach Pete Carroll says",
    'Pete Carroll',
    "Colin Kaepernick owed a 'tremendous amount'",
    false,
  ],
  [
    '"We were wrong about the protests," NFL Commissioner Roger Goodell says',
    'Roger Goodell',
    'We were wrong about the protests',
    true,
  ],
])('%s', (title, name, text, isDirect) => {
  expect(read(title, name)).toEqual({ text, isDirect });
});

test.each([
  ['Justin Trudeau says nothing for 21 SECONDS when asked about Trump', 'Justin Trudeau'],
  ["George Floyd: 'Pandemic of racism' led to his death, memorial told", 'George Floyd'],
  ["Edward Colston: 'Why the statue had to fall'", 'Edward Colston'],
  ['New Melania Trump book says she renegotiated her agreement', 'Melania Trump'],
  ['A former adviser to Donald Trump says he never wanted it', 'Donald Trump'],
  ['Trump campaign says it can not be held liable for infections', 'Trump'],
  ['Matt Hancock claims another coronavirus test victory', 'Matt Hancock'],
  ['White House says Trump’s visit was like CHURCHILL', 'Trump'],
  ['How do we end it? George W. Bush says what?', 'George W. Bush'],
])('%s is nobody’s words', (title, name) => {
  expect(read(title, name)).toBeNull();
});
