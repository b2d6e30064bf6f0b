import { layOutLater } from './lay-out-later.ts';
import { runWhenDrawn } from './run-when-drawn.ts';
import { searchByKey } from './search-by-key.ts';

// What every page begins with: a file of its own, which a browser keeps from page to page.
searchByKey();
if (window.pageParts !== undefined) runWhenDrawn(window.pageParts);
layOutLater();
