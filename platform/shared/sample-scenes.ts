/** The one day the sample opens on, news and figures alike; SAMPLE_DAY sets another (decision 52). */
export const defaultSampleDay = '2020-07-13';

/** Days of the bundled data that show what others lack, oldest first; each is the whole product as it was known then. */
export const sampleScenes = [
  { name: 'Opening', day: '2020-06-08' },
  { name: 'July', day: '2020-07-13' },
  { name: 'Autumn', day: '2021-10-20' },
  { name: 'Omicron', day: '2022-01-26' },
] as const;
