/** A labelled headline as the development files give it. */
export interface HeadlineRow {
  readonly id: string;
  readonly title: string;
  readonly lang?: string;
  readonly source?: string;
  readonly url?: string;
  readonly rubric: number;
  readonly second?: number | null;
  readonly not_news: boolean;
  readonly regions: readonly number[];
  readonly entities: readonly { readonly text: string; readonly kind: string }[];
  readonly tone: string;
}
