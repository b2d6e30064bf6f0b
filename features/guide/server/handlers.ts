import type { Routes } from '#platform/server/context.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { guideContract } from '../contract.ts';
import { listContents } from '../domain/contents.ts';
import { inLanguageOf, readTexts, type GuideText } from './read-texts.ts';
import { ownLinks } from './render-markdown.ts';
import { searchTexts } from './search-texts.ts';

/** Handlers of the guide room. */
export const guideRoutes: Routes<typeof guideContract> = {
  async 'guide/getContents'(_input, { locale }) {
    const texts = await readTexts();
    return {
      parts: listContents([...texts.keys()]).map(({ reader, addresses }) => ({
        reader,
        texts: addresses.map((address) => nameOf(texts.get(address)!, locale)),
      })),
    };
  },
  async 'guide/getText'({ address }, { locale }) {
    const texts = await readTexts();
    const text = texts.get(address);
    const part = listContents([...texts.keys()]).find(({ addresses }) => addresses.includes(address));
    if (!text || !part) throw new AppError('not_found');
    const { html, headings, sections } = inLanguageOf(text, locale);
    const at = part.addresses.indexOf(address);
    const beside = (index: number) => {
      const next = texts.get(part.addresses[index] ?? '');
      return next ? nameOf(next, locale) : null;
    };
    return {
      ...nameOf(text, locale),
      reader: part.reader,
      lead: (sections[0]?.words ?? '').split(/(?<=[.!?])\s/)[0]!.slice(0, 300),
      html: html.replaceAll(`href="${ownLinks}`, `href="/${locale}/`),
      headings,
      before: beside(at - 1),
      after: beside(at + 1),
    };
  },
  async 'guide/findTexts'({ text }, { locale }) {
    return { found: text === '' ? [] : await searchTexts(text, locale) };
  },
};

function nameOf(text: GuideText, locale: Locale) {
  const { title, language } = inLanguageOf(text, locale);
  return { address: text.address, title, language };
}
