/** Signs of one message. */
export const maxSigns = 4000;

/** Messages of one page of a conversation. */
export const pageOfMessages = 50;
