/** Groups of places that one account keeps. */
export const maxGroups = 50;
