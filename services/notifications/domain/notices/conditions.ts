/** What a threshold may watch: the figure is over or under it, or moved by so many percent in a period. */
export const conditions = ['above', 'below', 'changes'] as const;
