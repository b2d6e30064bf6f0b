import { accountCleanup } from '#features/account/server/jobs.ts';
import { deskCleanup } from '#features/newsdesk/server/desk-cleanup.ts';
import { ownDataCleanup } from '#features/owndata/server/keeping/series-queries.ts';
import { entityCounting } from '#features/entities/server/counting/counting-job.ts';
import { feedReading, sourceTextReading } from '#features/feeds/server/feed-jobs.ts';
import { sourceRunning } from '#features/sources/server/source-job.ts';
import { imageReading } from '#features/news/server/images/image-job.ts';
import { newsPipelineJob } from '#features/news/server/pipeline/news-pipeline-job.ts';
import { newsRetention } from '#features/news/server/retention/retention-job.ts';
import { textIndexing } from '#features/news/server/search/index-texts.ts';
import { documentCleanup } from '#features/measures/server/documents/document-job.ts';
import { linkAsking } from '#features/measures/server/links/link-job.ts';
import { overdueTelling } from '#features/measures/server/queue/overdue-job.ts';
import { scheduleKeeping } from '#features/measures/server/schedule/schedule-job.ts';
import { outcomeWriting } from '#features/measures/server/receipt/outcome-job.ts';
import { alertChecking } from '#features/digest/server/alerts/alert-job.ts';
import { boardSending } from '#features/explorer/server/delivery/send-boards.ts';
import { boardWatching } from '#features/explorer/server/delivery/watch-boards.ts';
import { webhookPosting } from '#services/notifications/server/channels/post-webhooks.ts';
import { searchWatching } from '#features/digest/server/watches/watch-job.ts';
import { digestSending } from '#features/digest/server/digest/send-digests.ts';
import { archiveCleanup, archiving } from '#features/community/server/settings/archive-job.ts';
import { accountDeletion } from '#features/community/server/settings/deletion-job.ts';
import { quoteReading } from '#features/quotes/server/reading/quotes-job.ts';
import { quoteReminding } from '#features/quotes/server/reminders/reminder-job.ts';
import { catalogueCounting } from '#services/exports/server/catalogue/catalogue-job.ts';
import { printCleanup, printing } from '#services/exports/server/printing/print-job.ts';
import { findingsDeriving } from '#statistics/findings/findings-job.ts';
import { releaseCounting } from '#statistics/releases/releases-job.ts';
import { forecastIssuing } from '#features/regions/server/forecast/forecast-job.ts';
import type { Services } from '#platform/server/context.ts';
import { buildTranslate } from '#platform/server/texts.ts';
import { statisticsRenewal } from '#platform/server/db/renew-statistics.ts';
import { derivedRenewal } from '#platform/server/derived/renewal-job.ts';
import { report, type LoadingState } from '#platform/server/jobs/progress.ts';
import { loadCatalogues } from './messages.ts';
import { derivations } from './derivations.ts';

/** Every kind of work that runs beside requests, all rooms together; long work shows in `loading` how far it is. `findPrintOrigin` tells where pages to print are, unless at the process's own address. */
export async function registerJobs(
  services: Services,
  loading: LoadingState,
  findPrintOrigin?: () => Promise<string>,
): Promise<void> {
  const { db, jobs } = services;
  const translate = buildTranslate(await loadCatalogues());
  await jobs.register(derivedRenewal(services, derivations, loading));
  await jobs.register(statisticsRenewal(db));
  await jobs.register(accountCleanup(db));
  await jobs.register(feedReading(services));
  await jobs.register(sourceTextReading(services));
  await jobs.register(sourceRunning(services));
  await jobs.register(newsPipelineJob(services));
  await jobs.register(newsRetention(services));
  await jobs.register(textIndexing(db));
  await jobs.register(imageReading(services));
  await jobs.register(deskCleanup(db));
  await jobs.register(ownDataCleanup(db));
  await jobs.register(printing(services, findPrintOrigin));
  await jobs.register(findingsDeriving(services));
  await jobs.register(releaseCounting(services));
  await jobs.register(catalogueCounting(services));
  await jobs.register(alertChecking(services));
  await jobs.register(digestSending({ ...services, translate }));
  await jobs.register(boardSending({ ...services, translate }));
  await jobs.register(boardWatching({ ...services, translate }));
  await jobs.register(webhookPosting(services));
  await jobs.register(searchWatching(services));
  await jobs.register(quoteReading(services));
  await jobs.register(quoteReminding(services));
  await jobs.register(printCleanup(services));
  await jobs.register(entityCounting(services));
  await jobs.register(documentCleanup(services));
  await jobs.register(overdueTelling(db));
  await jobs.register(linkAsking(services));
  await jobs.register(outcomeWriting(services));
  await jobs.register(scheduleKeeping(services));
  await jobs.register(accountDeletion(services));
  await jobs.register(archiving(services));
  await jobs.register(archiveCleanup(services));
  await jobs.register(forecastIssuing(services, (progress) => report(loading, progress)));
}
