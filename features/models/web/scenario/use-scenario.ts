import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#platform/web/text.ts';
import type { ModelVersion } from '../../domain/scenario/model-versions.ts';
import type { MemberCount } from '../../domain/scenario/ensemble-run.ts';
import { readScenario, writeScenario } from '../../domain/scenario/scenario-address.ts';
import { referenceParams, type ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import { findProblems, type ScenarioProblem } from '../../domain/scenario/scenario-problems.ts';
import { useUnderWay } from '../frame/use-under-way.ts';
import { followNames } from './intervals/interval-name.ts';

/** The address follows what is moved after so long without a move, ms. */
const addressDelay = 600;

/** The scenario on screen. */
export interface Scenario {
  params: ScenarioParams;
  version: ModelVersion;
  /** How many members are run; no part of what is assumed or saved. */
  members: MemberCount;
  /** What can't be run yet, for the fields to say. */
  problems: ScenarioProblem[];
  /** The newest of `params` without a problem: what the charts show. */
  shown: ScenarioParams;
  /** The address was written by a later version, or makes no sense. */
  state: 'ok' | 'later' | 'broken';
  isChanged: boolean;
  /** Moves a part; what is added to a part reads its newest state, as a panel may be drawn a moment behind. */
  change: (part: Partial<ScenarioParams> | ((now: ScenarioParams) => Partial<ScenarioParams>)) => void;
  chooseMembers: (members: MemberCount) => void;
  /** Shows a saved one, computed by the version it was saved with. */
  open: (params: ScenarioParams, version: ModelVersion) => void;
  reset: () => void;
}

/** Keeps the scenario: moved at once here, said by the address a moment later. */
export function useScenario(startDay: string): Scenario {
  const t = useText();
  const said = useSearchParams()[0].get('s');
  const addressed = useMemo(() => judge(said, startDay), [said, startDay]);
  // Panels drawn a moment behind move this scenario too: they begin with what the address says now, not then.
  const newest = useRef(addressed);
  useLayoutEffect(() => void (newest.current = addressed), [addressed]);
  const [moved, setMoved] = useState<ScenarioParams | null>(null);
  const [opened, setOpened] = useState<ModelVersion | null>(null);
  const version = (moved && opened) ?? addressed.version;
  const [chosen, setChosen] = useState<MemberCount | null>(null);
  const members = (moved && chosen) ?? addressed.members;
  const [good, setGood] = useState(addressed.params);
  const params = moved ?? addressed.params;
  const problems = useMemo(() => findProblems(params, startDay), [params, startDay]);
  const isReady = moved !== null && problems.length === 0;
  const forget = useCallback(() => {
    setMoved(null);
    setChosen(null);
    setOpened(null);
  }, []);
  useAddress(isReady ? writeScenario(moved, version, members) : null, forget);
  const shown = problems.length === 0 ? params : good;
  if (shown !== good) setGood(shown);
  const change: Scenario['change'] = useCallback(
    (part) => {
      if (newest.current.state === 'later') return;
      setMoved((moved) => {
        const before = moved ?? newest.current.params;
        const next = typeof part === 'function' ? part(before) : part;
        const contacts = next.contacts && followNames(before.contacts, next.contacts, t);
        return { ...before, ...next, ...(contacts && { contacts }) };
      });
    },
    [t],
  );
  return useMemo(
    () => ({
      params,
      version,
      members,
      problems,
      shown,
      state: moved === null ? addressed.state : 'ok',
      isChanged: writeScenario(params) !== '',
      change,
      chooseMembers: (count) => {
        if (newest.current.state === 'later') return;
        setChosen(count);
        setMoved((moved) => moved ?? newest.current.params);
      },
      open: (saved, by) => {
        setOpened(by);
        setMoved(saved);
      },
      reset: () => setMoved(referenceParams),
    }),
    [params, version, members, addressed, problems, shown, moved, change],
  );
}

/** Says a scenario in the address when the hand rests. */
function useAddress(written: string | null, onSaid: () => void): void {
  const [search, setSearch] = useSearchParams();
  const { doAtRest } = useUnderWay();
  useEffect(() => {
    if (written === null) return undefined;
    return doAtRest(() => {
      // What was moved goes only once the address says it: while the page goes there, it would jump back.
      if (written === (search.get('s') ?? '')) return onSaid();
      const next = new URLSearchParams(search);
      next.delete('s');
      if (written !== '') next.set('s', written);
      setSearch(next, { replace: true, preventScrollReset: true });
    }, addressDelay);
  }, [written, doAtRest, onSaid, search, setSearch]);
}

/** A scenario out of bounds is as little worth as one that can't be read. */
function judge(said: string | null, startDay: string): ReturnType<typeof readScenario> {
  const found = readScenario(said);
  if (found.state === 'broken' || findProblems(found.params, startDay).length === 0) return found;
  return { ...found, params: referenceParams, state: found.state === 'later' ? 'later' : 'broken' };
}
