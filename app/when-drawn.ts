import { holdEarlyKeys } from './hold-early-keys.ts';
import { layOutLater } from './lay-out-later.ts';
import { runWhenDrawn } from './run-when-drawn.ts';

// What every page begins with: a file of its own, which a browser keeps from page to page.
holdEarlyKeys();
if (window.pageParts !== undefined) runWhenDrawn(window.pageParts);
layOutLater();
