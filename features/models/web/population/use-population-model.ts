import { useCallback, useEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { useSearchParams } from 'react-router';
import {
  isChanged,
  readPopulationAddress,
  writePopulationAddress,
  type PopulationView,
} from '../../domain/population/population-address.ts';
import { editionOf } from '../../domain/editions.ts';
import { startOfVersion } from '../../domain/population/place-start.ts';
import { populationEditions } from '../../domain/population/population-editions.ts';
import type { PopulationParams } from '../../domain/population/population-params.ts';
import { useUnderWay } from '../frame/use-under-way.ts';
import type { KnownForecast } from './load-population-model.ts';

/** What every part of the result is given: `index` is the shown year's, counted from the base year. */
export interface ModelParts {
  forecast: KnownForecast;
  model: PopulationModel;
  index: number;
}

const addressDelay = 600;

/** The model of a place as a person has moved it; the address follows when the hand rests. */
export function usePopulationModel(forecast: KnownForecast) {
  const { variants, older, history } = forecast;
  const { baseYear } = forecast.start;
  const [search, setSearch] = useSearchParams();
  const { doAtRest } = useUnderWay();
  const ground = useMemo(
    () => ({
      variants,
      older,
      people: history.total.at(-1) ?? 0,
      baseYear,
      editions: populationEditions,
    }),
    [variants, older, history, baseYear],
  );
  const said = useMemo(() => readPopulationAddress(search, ground), [search, ground]);
  const [moved, setMoved] = useState<PopulationView | null>(null);
  const view = moved ?? said;
  useEffect(() => {
    if (moved === null) return undefined;
    return doAtRest(() => {
      const next = writePopulationAddress(moved, ground, search);
      // Only once the address says it: while the page goes there, what was moved would jump back.
      if (next.toString() === search.toString()) setMoved(null);
      else setSearch(next, { replace: true, preventScrollReset: true });
    }, addressDelay);
  }, [moved, doAtRest, ground, search, setSearch]);
  const { change, move } = useHand(said, setMoved);
  const { params } = view;
  const edition = editionOf(ground.editions, view.version);
  const known = useMemo(() => startOfVersion(forecast, view.version), [forecast, view.version]);
  const { start } = known;
  const reference = useMemo(
    () => ({ ...known.variants[view.variant], horizonYears: params.horizonYears }),
    [known, view.variant, params.horizonYears],
  );
  const referenceRun = useMemo(() => edition.runPopulation(start, reference), [edition, start, reference]);
  const changed = isChanged(view, ground);
  const ownRun = useMemo(
    () => (changed ? edition.runPopulation(start, params) : referenceRun),
    [changed, edition, start, params, referenceRun],
  );
  return useMemo(
    () => ({ view, change, move, ground, edition, start, reference, referenceRun, ownRun, changed }),
    [view, change, move, ground, edition, start, reference, referenceRun, ownRun, changed],
  );
}

/** Lays what is moved upon what was moved last, or upon what the address says. */
function useHand(said: PopulationView, setMoved: Dispatch<SetStateAction<PopulationView | null>>) {
  const change = useCallback(
    (part: Partial<PopulationView> | ((newest: PopulationView) => Partial<PopulationView>)) =>
      setMoved((before) => {
        const newest = before ?? said;
        return { ...newest, ...(typeof part === 'function' ? part(newest) : part), refused: [] };
      }),
    [said, setMoved],
  );
  const move = useCallback(
    (part: Partial<PopulationParams>) =>
      setMoved((before) => {
        const from = before ?? said;
        return { ...from, params: { ...from.params, ...part }, refused: [] };
      }),
    [said, setMoved],
  );
  return { change, move };
}

/** What the hook gives to the parts of the page. */
export type PopulationModel = ReturnType<typeof usePopulationModel>;
