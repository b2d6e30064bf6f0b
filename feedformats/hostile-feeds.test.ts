import { expect, test } from 'vitest';
import { leastComputingMs } from '#platform/server/testing/least-time.ts';
import { feedLimits } from './feed-limits.ts';
import { readFeed } from './read-feed.ts';
import { RefusedFeed } from './refused-feed.ts';

const now = new Date('2026-06-01T12:00:00Z');
const origin = { address: 'https://news.example/rss', contentType: null, contentLanguage: null };

function outcome(text: string | Uint8Array): string {
  try {
    readFeed(typeof text === 'string' ? new TextEncoder().encode(text) : text, origin, now);
    return 'read';
  } catch (error) {
    return error instanceof RefusedFeed ? error.reason : String(error);
  }
}

const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${`&${at === 0 ? 'a' : `a${at - 1}`};`.repeat(10)}">`).join('')}]><rss><channel><title>&a8;</title></channel></rss>`;

test.each([
  ['a billion laughs', bomb, 'entity_expansion'],
  [
    'an entity of itself',
    '<!DOCTYPE r [<!ENTITY a "&b;"><!ENTITY b "&a;">]><rss><channel><title>&a;</title></channel></rss>',
    'entity_expansion',
  ],
  ['a thousand levels', `<rss><channel>${'<a>'.repeat(1000)}`, 'too_deep'],
  ['a million elements', `<rss><channel>${'<item/>'.repeat(300_000)}`, 'too_many_elements'],
  [
    'a thousand attributes',
    `<rss><channel ${Array.from({ length: 1000 }, (_, at) => `a${at}=""`).join(' ')}>`,
    'too_many_elements',
  ],
  ['more than the limit', new Uint8Array(feedLimits.bytes + 1), 'too_large'],
  ['a web page', '<!DOCTYPE html><html><head><title>x</title></head><body><p>y</body></html>', 'web_page'],
  ['other XML', '<note><to>you</to></note>', 'not_a_feed'],
  ['other JSON', '{"a":1}', 'not_a_feed'],
  ['broken JSON', '{"items":[', 'not_a_feed'],
  ['plain text', 'just words', 'not_a_feed'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'not_a_feed'],
  ['blanks', ' \n ', 'empty'],
])('%s is refused', (_what, feed, reason) => expect(outcome(feed)).toBe(reason));

test('a modest entity used a million times stops growing at the budget', async () => {
  const feed = `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(5000)}">]><rss><channel><item><title>t</title><description>${'&a;'.repeat(1_000_000)}</description></item></channel></rss>`;
  expect(await leastComputingMs(5000, () => expect(outcome(feed)).toBe('read'))).toBeLessThan(5000);
});

test('an external entity is never fetched and stays empty of secrets', () => {
  const feed = readFeed(
    new TextEncoder().encode(
      '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>a&x;b</title></item></channel></rss>',
    ),
    origin,
    now,
  );
  expect(feed.items[0]?.title).toBe('a&x;b');
});

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" &#1; javascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x"></object>',
  '<embed src="x">',
  '<form action="https://evil.example"><input></form>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example">',
  '<link rel=stylesheet href=x>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<scr<script>ipt>alert(1)</script>',
  '<a\u00a0href="javascript:alert(1)" onclick=alert(1)>x</a>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<template><script>alert(1)</script></template>',
  '<p id="x" class="y" onmouseover=alert(1)>x</p>',
  '<img src="https://x.example/a.jpg" srcset="javascript:alert(1) 1x">',
  '<<a href="javascript:alert(1)">x',
];

test.each(attacks)('nothing runs, wherever it hides: %s', (attack) => {
  const text = attack
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  const places = ['title', 'description', 'content:encoded', 'author', 'category', 'link', 'comments', 'guid']
    .map((name) => `<${name}>${text}</${name}>`)
    .join('');
  const feed = readFeed(
    new TextEncoder().encode(
      `<rss xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>${text}</title><description>${text}</description><link>${text}</link><item>${places}<enclosure url="${text}"/></item><item><title>t</title><description>${text}</description></item></channel></rss>`,
    ),
    origin,
    now,
  );
  for (const item of feed.items) {
    for (const html of [item.summaryHtml, item.html]) {
      expect(html).not.toMatch(
        /<(?:script|svg|math|iframe|object|embed|form|input|style|meta|base|link|video|template|details|textarea|noscript|xmp)\b/i,
      );
      expect(html).not.toMatch(/<[^>]*\s(?:on\w+|style|srcset|id|class)\s*=/i);
      expect(html).not.toMatch(/(?:href|src)="(?!https?:|mailto:)/i);
    }
    for (const address of [item.link, item.commentsUrl, item.image, ...item.enclosures.map(({ url }) => url)])
      expect(address ?? 'https:').toMatch(/^https?:/);
  }
});

test('markup a thousand levels deep inside a text costs no stack', () => {
  expect(
    outcome(
      `<rss><channel><item><title>t</title><description>${'&lt;div&gt;&lt;b&gt;'.repeat(50_000)}</description></item></channel></rss>`,
    ),
  ).toBe('read');
});

test('counting pixels and tracking parameters are gone, honest pictures stay', () => {
  const html =
    '<img src="https://x.example/a.jpg" alt="Мост"><img src="https://x.example/p.gif" width="1" height="1"><a href="https://x.example/?id=7&utm_medium=rss&yclid=1#a">x</a>';
  const feed = readFeed(
    new TextEncoder().encode(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1',
        items: [{ id: '1', title: 't', content_html: html }],
      }),
    ),
    origin,
    now,
  );
  expect(feed.items[0]?.html).toBe(
    '<img src="https://x.example/a.jpg" alt="Мост" loading="lazy" /><a href="https://x.example/?id=7#a" rel="nofollow noopener noreferrer">x</a>',
  );
});

test('thirty kilobytes of noise in any shape are answered within a second and never with another error', async () => {
  const pieces = [
    '<',
    '>',
    '</item>',
    '<item>',
    '&',
    '&#x110000;',
    ']]>',
    '<![CDATA[',
    '<!--',
    '-->',
    '<!DOCTYPE',
    '[',
    '"',
    "'",
    '<?xml',
    '?>',
    'я',
    '\u0000',
    '<rss>',
    '<entry xml:base="http://[">',
    'xmlns:a=',
    '{',
    '%',
  ];
  let seed = 7;
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647);
  for (let round = 0; round < 60; round++) {
    const noise = Array.from({ length: 8000 }, () => pieces[next() % pieces.length]).join('');
    const spent = await leastComputingMs(1000, () =>
      expect(outcome(`<rss><channel>${noise}`)).toMatch(/^(?:read|[a-z_]+)$/),
    );
    expect(spent).toBeLessThan(1000);
  }
});
