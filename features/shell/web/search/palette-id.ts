/** Id of the search over the page: a button with it as `popoverTarget` opens the search, before its scripts are here too. */
export const searchPaletteId = 'search-palette';
