import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

/** Pictures of the README: where each is taken, and its size in px. */
const pictures = [
  { name: 'home', path: '/en/', width: 1440, height: 1400 },
  { name: 'regions', path: '/en/regions-list/incidence', width: 1280, height: 860 },
  { name: 'region', path: '/en/regions/1124665/overview', width: 1280, height: 860 },
  { name: 'map', path: '/en/maps/rf', width: 1280, height: 860 },
] as const;

/** Takes the pictures of the README from a started product with the sample, as its analyst sees it. */
export async function takePictures(base: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${base}/en/login`, { waitUntil: 'networkidle' });
    await page.locator('input[name=email]').fill('analyst@example.org');
    await page.locator('input[name=password]').fill('analyst-2020');
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    const take = async (name: string, path: string, width: number, height: number): Promise<void> => {
      await page.setViewportSize({ width, height });
      await page.goto(base + path, { waitUntil: 'networkidle' });
      await page.screenshot({ path: `${folder}${name}.png` });
    };
    for (const { name, path, width, height } of pictures) await take(name, path, width, height);
    await page.goto(`${base}/en/`, { waitUntil: 'networkidle' });
    const story = await page.locator('a[href*="/story/"]').first().getAttribute('href');
    if (story === null) throw new Error('Home names no story.');
    await take('story', story, 1440, 1100);
  } finally {
    await browser.close();
  }
}

if (import.meta.main) await takePictures(process.argv[2] ?? 'http://127.0.0.1:8080');
