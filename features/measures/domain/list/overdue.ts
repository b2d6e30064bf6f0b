/** A version waits too long from here on. Unit: hours. */
export const overdueHours = 48;
