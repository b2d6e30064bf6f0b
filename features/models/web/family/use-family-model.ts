import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { InputRefusal, type InputProblem } from '#simulation/numeric/refusal.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { readFamilyAddress, writeFamilyAddress } from '../../domain/family/family-address.ts';
import type { FamilyModel, HouseholdType } from '../../domain/family/family-model.ts';
import { runFamily, type FamilyResult } from '../../domain/family/run-family.ts';
import { exampleModel } from './example-model.ts';
import type { FamilyPage } from './load-family-model.ts';

const restMs = 150;

interface Draft {
  name: string;
  model: FamilyModel;
}

/** The model on screen: the saved one or the example, as the address or a person's hand has changed it. */
export function useFamilyModel({ saved }: FamilyPage) {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const word = search.get('m');
  const ground = useMemo(() => groundOf(saved, t), [saved, t]);
  const said = useMemo(() => readFamilyAddress(word), [word]);
  const [moved, setMoved] = useState<Draft | null>(null);
  const isUnderWay = useNavigation().state !== 'idle';
  const isLocked = said.kind === 'later';
  const draft = moved ?? (said.kind === 'model' || said.kind === 'later' ? said : ground);
  useEffect(() => {
    // What cannot be computed stays here until it can: no address leads to it.
    // While a region is on its way, another address would take its place.
    if (moved === null || isUnderWay || !isRight(moved.model)) return undefined;
    const timer = setTimeout(() => {
      const own = writeFamilyAddress(moved.name, moved.model);
      const isGround = own === writeFamilyAddress(ground.name, ground.model);
      const next = new URLSearchParams(search);
      if (isGround) next.delete('m');
      else next.set('m', own);
      // Only once the address says it: while the page goes there, what was moved would jump back.
      if (next.toString() === search.toString()) setMoved(null);
      else setSearch(next, { replace: true, preventScrollReset: true });
    }, restMs);
    return () => clearTimeout(timer);
  }, [moved, isUnderWay, ground, search, setSearch]);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, draft.model.types.length - 1));
  const change = useCallback(
    (part: Partial<FamilyModel>) => {
      if (!isLocked) setMoved({ name: draft.name, model: { ...draft.model, ...part } });
    },
    [draft, isLocked],
  );
  const changeType = (part: Partial<HouseholdType>): void =>
    change({ types: draft.model.types.map((type, i) => (i === at ? { ...type, ...part } : type)) });
  const outcome = useMemo(() => outcomeOf(draft.model, at), [draft.model, at]);
  return {
    ...draft,
    ...outcome,
    at,
    choose: setChosen,
    change,
    changeType,
    type: draft.model.types[at],
    isChanged: moved !== null || said.kind === 'model',
    addressed: said.kind,
    /** Written by a later version: shown, but not to be changed. */
    isLocked,
    reset: () => setMoved(ground),
    forget: () => setMoved(null),
  };
}

/** What the hook gives to the parts of the page. */
export type FamilyDesk = ReturnType<typeof useFamilyModel>;

/** What is there before anything is moved. */
function groundOf(saved: FamilyPage['saved'], t: Translate): Draft {
  return saved
    ? { name: saved.name, model: saved.model as FamilyModel }
    : { name: t('ModelFamily_New'), model: exampleModel(t) };
}

function isRight(model: FamilyModel): boolean {
  return outcomeOf(model, 0).result !== null;
}

/** The result with the budget line of the type's first earner, or what stands in its way. */
function outcomeOf(
  model: FamilyModel,
  at: number,
): { result: FamilyResult | null; problems: readonly InputProblem[] } {
  const persons = model.types[at]?.household.persons ?? [];
  const earner = persons.findIndex(({ isChild }) => !isChild);
  try {
    return { result: runFamily(model, earner < 0 ? null : { type: at, person: earner }), problems: [] };
  } catch (error) {
    if (!(error instanceof InputRefusal)) throw error;
    return { result: null, problems: error.problems };
  }
}
