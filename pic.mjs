import { chromium } from 'playwright-core';
const [base, ...paths] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const width = Number(process.env.W ?? 1440);
const ctx = await b.newContext({
  viewport: { width, height: 900 },
  colorScheme: process.env.DARK ? 'dark' : 'light',
});
const p = await ctx.newPage();
if (process.env.AS) {
  await p.goto(base + '/ru/login');
  await p.waitForLoadState('load');
  await p.waitForTimeout(1500);
  await p
    .locator('input[type=email], input[name=email]')
    .first()
    .fill(process.env.AS + '@example.org');
  await p
    .locator('input[type=password]')
    .first()
    .fill(process.env.AS + '-2020');
  await p.keyboard.press('Enter');
  await p.waitForTimeout(3000);
}
for (const path of paths) {
  await p.goto(base + path, { waitUntil: 'load' });
  await p.waitForTimeout(Number(process.env.WAIT ?? 1500));
  const name = '/tmp/pics/' + path.replace(/[^\w-]+/g, '_') + (width === 1440 ? '' : '_' + width) + '.png';
  await p.screenshot({ path: name, fullPage: true });
  console.log(name);
}
await b.close();
