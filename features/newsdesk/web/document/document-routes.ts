/** Address of each kind's editor, by its name in the route table. */
export const documentRoutes = {
  compilation: 'deskCompilation',
  article: 'deskArticle',
  service: 'deskServiceNews',
  exclusive: 'deskExclusive',
  analytics: 'deskAnalytics',
  review: 'deskReview',
} as const;

/** The kind an editor's address is for; the folder below `/desk/`. */
export const kindsByFolder: Readonly<Record<string, keyof typeof documentRoutes>> = {
  compilations: 'compilation',
  articles: 'article',
  'service-news': 'service',
  exclusive: 'exclusive',
  analytics: 'analytics',
  reviews: 'review',
};
