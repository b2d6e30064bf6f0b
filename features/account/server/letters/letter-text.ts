import { sayOwn } from '#platform/server/texts.ts';
import { letterTexts as en } from './en.ts';
import { letterTexts as es } from './es.ts';
import { letterTexts as ja } from './ja.ts';
import { letterTexts as pt } from './pt.ts';
import { letterTexts as ru } from './ru.ts';

/** Letter texts of all languages; for their test. */
export const letterCatalogues = { ru, en, ja, pt, es };
/** One sentence of a letter. */
export const letterText = sayOwn(letterCatalogues);
