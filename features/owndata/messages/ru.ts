/** Texts of the owndata room. This file is the type: every other language has the same keys. */
export const messages = {};
