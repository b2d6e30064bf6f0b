/** Groups of places that one account keeps. */
export const maxGroups = 50;

/** Boards of one account. */
export const maxBoards = 50;
/** Tiles of one board. */
export const maxTiles = 40;
/** Views that one account keeps. */
export const maxKeptViews = 200;
/** Signs of the name of a board, a view or a tile. */
export const longestName = 120;
/** Signs of a text tile. */
export const longestText = 4000;

/** How many tiles are taken before they are counted, so that a board too long has a sentence of its own. */
export const receivedTiles = 400;
