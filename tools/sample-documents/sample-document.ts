/** A text of the sample: every figure in it is counted from the bundled files when it is written. */
export interface SampleDocument {
  key: string;
  kind: 'exclusive' | 'analytics' | 'review';
  /** Null = it concerns every place. */
  yugoId: number | null;
  day: string;
  author: string;
  texts: Record<'ru' | 'en', { title: string; body: string }>;
}

/** Who signs them. */
export const sampleAuthor = 'Редакция Сводки';
