/** What a picture says so that it can stand alone in a report; all words in the reader's language. */
export interface ChartAbout {
  /** Whom it is about: Москва; 85 регионов. */
  place: string;
  /** What is measured: Налоги, все бюджеты. */
  indicator: string;
  /** The time drawn: 2006–2020. */
  period: string;
  /** What the figures count: млрд ₽; '' for a bare number. */
  unit: string;
  /** Who published it and when it became known. */
  source: string;
  /** The address of exactly this view; relative ones are completed by the page, '' is the page's own. */
  address: string;
}

/** The picture in one sentence: its name for assistive technology, and the sub-line of a file. */
export function sayAbout({ place, indicator, unit, period }: ChartAbout): string {
  const what = place === '' ? indicator : `${place}: ${indicator}`;
  return [what, unit, period].filter((part) => part !== '').join(', ');
}
