import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { InputRefusal, type InputProblem } from '#simulation/numeric/refusal.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { editionOf } from '../../domain/editions.ts';
import { readFamilyAddress } from '../../domain/family/family-address.ts';
import { familyEditions, familyVersions } from '../../domain/family/family-editions.ts';
import type { FamilyModel, HouseholdType } from '../../domain/family/family-model.ts';
import type { FamilyResult } from '../../domain/family/run-family.ts';
import { exampleModel } from './example-model.ts';
import type { FamilyPage } from './load-family-model.ts';
import { useFamilyWriting, type Draft } from './use-family-writing.ts';

/** The model on screen: the saved one or the example, as the address or a person's hand has changed it. */
export function useFamilyModel({ saved }: FamilyPage) {
  const t = useText();
  const [search] = useSearchParams();
  const word = search.get('m');
  const ground = useMemo(() => groundOf(saved, t), [saved, t]);
  const said = useMemo(() => readFamilyAddress(word), [word]);
  const [moved, setMoved] = useState<Draft | null>(null);
  const isLocked = said.kind === 'later';
  const draft = moved ?? (said.kind === 'model' || said.kind === 'later' ? said : ground);
  const [region, setRegion] = useState<string | null>(null);
  const isSayable = useMemo(() => moved !== null && outcomeOf(moved, 0).result !== null, [moved]);
  const onSaid = useCallback(() => {
    if (isSayable) setMoved(null);
    setRegion(null);
  }, [isSayable]);
  // What cannot be computed stays here until it can.
  useFamilyWriting({ draft: isSayable ? moved : null, region }, ground, onSaid);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, draft.model.types.length - 1));
  const change = useCallback(
    (part: Partial<FamilyModel>) => {
      if (!isLocked) setMoved({ ...draft, model: { ...draft.model, ...part } });
    },
    [draft, isLocked],
  );
  const changeType = (part: Partial<HouseholdType>): void =>
    change({ types: draft.model.types.map((type, i) => (i === at ? { ...type, ...part } : type)) });
  const { name, model, version } = draft;
  const outcome = useMemo(() => outcomeOf({ model, version }, at), [model, version, at]);
  return {
    name,
    model,
    /** What it is computed by; that of the newest version where a later one is asked for. */
    edition: editionOf(familyEditions, version),
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
    /** The region that is asked for, until the page is there; null = the page's own. */
    region,
    chooseRegion: setRegion,
    reset: () => setMoved(ground),
    forget: () => {
      setMoved(null);
      setRegion(null);
    },
  };
}

/** What the hook gives to the parts of the page. */
export type FamilyDesk = ReturnType<typeof useFamilyModel>;

/** What is there before anything is moved. */
function groundOf(saved: FamilyPage['saved'], t: Translate): Draft {
  return saved
    ? { name: saved.name, model: saved.model as FamilyModel, version: saved.modelVersion }
    : { name: t('ModelFamily_New'), model: exampleModel(t), version: familyVersions[0] };
}

/** The result with the budget line of the type's first earner, or what stands in its way. */
function outcomeOf(
  { model, version }: Omit<Draft, 'name'>,
  at: number,
): { result: FamilyResult | null; problems: readonly InputProblem[] } {
  const persons = model.types[at]?.household.persons ?? [];
  const earner = persons.findIndex(({ isChild }) => !isChild);
  const { runFamily } = editionOf(familyEditions, version);
  try {
    return { result: runFamily(model, earner < 0 ? null : { type: at, person: earner }), problems: [] };
  } catch (error) {
    if (!(error instanceof InputRefusal)) throw error;
    return { result: null, problems: error.problems };
  }
}
