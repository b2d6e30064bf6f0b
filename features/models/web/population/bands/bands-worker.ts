import { editionOf } from '#features/models/domain/editions.ts';
import { populationEditions } from '#features/models/domain/population/population-editions.ts';
import type { BandsNews, BandsQuestion } from './bands-messages.ts';

const tell = (news: BandsNews): void => globalThis.postMessage(news);
const toldEvery = 20;

globalThis.addEventListener('message', ({ data }: MessageEvent<BandsQuestion>) => {
  const { id, start, own, reference, version, members, seed } = data;
  const { runBands } = editionOf(populationEditions, version);
  const total = members * (reference === null ? 1 : 2);
  const run = (params: typeof own, before: number) =>
    runBands(start, params, {
      members,
      seed,
      onMember(done) {
        if (done % toldEvery === 0) tell({ id, done: before + done, of: total, bands: null });
      },
    });
  const ownBands = run(own, 0);
  const referenceBands = reference === null ? ownBands : run(reference, members);
  tell({ id, done: total, of: total, bands: { own: ownBands, reference: referenceBands } });
});
