import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locale } from '#platform/shared/locales.ts';
import { linkTargetOf } from './link-target.ts';
import { renderMarkdown, type RenderedText } from './render-markdown.ts';

/** The languages texts are written in; English is there always. */
export type TextLanguage = 'en' | 'ru';

/** A text under its address, in the languages it has. */
export interface GuideText {
  address: string;
  en: RenderedText;
  ru?: RenderedText;
}

const folder = fileURLToPath(new URL('../../../docs/', import.meta.url));
let kept: Promise<ReadonlyMap<string, GuideText>> | undefined;

/** Every text of docs/ by its address, made into HTML once for the process. */
export function readTexts(): Promise<ReadonlyMap<string, GuideText>> {
  kept ??= readFolder();
  return kept;
}

async function readFolder(): Promise<ReadonlyMap<string, GuideText>> {
  const files = await readdir(folder, { recursive: true });
  const names = files.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.md'));
  const rendered = new Map(
    await Promise.all(names.map(async (name) => [name, await renderFile(name)] as const)),
  );
  const texts = new Map<string, GuideText>();
  for (const [name, en] of rendered) {
    if (name.endsWith('.ru.md')) continue;
    const address = name.replace(/\.md$/, '');
    const ru = rendered.get(`${address}.ru.md`);
    texts.set(address, { address, en, ...(ru && { ru }) });
  }
  return texts;
}

async function renderFile(name: string): Promise<RenderedText> {
  const source = await readFile(folder + name, 'utf8');
  return renderMarkdown(source, (href) => linkTargetOf(href, `docs/${name}`));
}

/** The text as a reader of this language gets it: in it where it is written in it, in English otherwise. */
export function inLanguageOf(text: GuideText, locale: Locale): RenderedText & { language: TextLanguage } {
  return locale === 'ru' && text.ru ? { ...text.ru, language: 'ru' } : { ...text.en, language: 'en' };
}

/** The addresses of every text in the languages it is written in, below the product's root. */
export async function listGuidePages(): Promise<string[]> {
  const texts = [...(await readTexts()).values()];
  return texts.flatMap(({ address, ru }) =>
    ['en', ...(ru ? ['ru'] : [])].map((language) => `${language}/docs/${address}`),
  );
}
