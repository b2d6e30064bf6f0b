import { accountCleanup } from '#features/account/server/jobs.ts';
import { deskCleanup } from '#features/newsdesk/server/desk-cleanup.ts';
import { entityCounting } from '#features/entities/server/counting/counting-job.ts';
import { feedReading, sourceTextReading } from '#features/feeds/server/feed-jobs.ts';
import { imageReading } from '#features/news/server/images/image-job.ts';
import { newsPipelineJob } from '#features/news/server/pipeline/news-pipeline-job.ts';
import { textIndexing } from '#features/news/server/search/index-texts.ts';
import { documentCleanup } from '#features/measures/server/documents/document-job.ts';
import { overdueTelling } from '#features/measures/server/queue/overdue-job.ts';
import { scheduleKeeping } from '#features/measures/server/schedule/schedule-job.ts';
import { outcomeWriting } from '#features/measures/server/receipt/outcome-job.ts';
import { alertChecking } from '#features/keeping/server/alerts/alert-job.ts';
import { digestSending } from '#features/keeping/server/digest/send-digests.ts';
import { archiveCleanup, archiving } from '#features/people/server/settings/archive-job.ts';
import { accountDeletion } from '#features/people/server/settings/deletion-job.ts';
import { catalogueCounting } from '#features/publishing/server/catalogue/catalogue-job.ts';
import { printCleanup, printing } from '#features/publishing/server/printing/print-job.ts';
import { forecastIssuing } from '#features/regions/server/forecast/forecast-job.ts';
import type { Services } from '#platform/server/context.ts';
import { report, type LoadingState } from '#platform/server/progress.ts';

/** Every kind of work that runs beside requests, all rooms together; long work shows in `loading` how far it is. */
export async function registerJobs(services: Services, loading: LoadingState): Promise<void> {
  const { db, jobs } = services;
  await jobs.register(accountCleanup(db));
  await jobs.register(feedReading(services));
  await jobs.register(sourceTextReading(services));
  await jobs.register(newsPipelineJob(services));
  await jobs.register(textIndexing(db));
  await jobs.register(imageReading(services));
  await jobs.register(deskCleanup(db));
  await jobs.register(printing(services));
  await jobs.register(catalogueCounting(services));
  await jobs.register(alertChecking(services));
  await jobs.register(digestSending(services));
  await jobs.register(printCleanup(services));
  await jobs.register(entityCounting(services));
  await jobs.register(documentCleanup(services));
  await jobs.register(overdueTelling(db));
  await jobs.register(outcomeWriting(services));
  await jobs.register(scheduleKeeping(services));
  await jobs.register(accountDeletion(services));
  await jobs.register(archiving(services));
  await jobs.register(archiveCleanup(services));
  await jobs.register(forecastIssuing(services, (progress) => report(loading, progress)));
}
