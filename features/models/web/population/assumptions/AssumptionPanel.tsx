import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { Slider } from '#platform/ui/slider/Slider.tsx';
import { useText } from '#platform/web/text.ts';
import type { Knot } from '#simulation/population/knots.ts';
import { assumptions, isMoved, type Assumption } from '#features/models/domain/population/compare-runs.ts';
import { addKnot, moveKnot } from '#features/models/domain/population/move-knot.ts';
import { boundsOf, type PathName } from '#features/models/domain/population/population-params.ts';
import type { KnownForecast } from '#features/models/web/population/load-population-model.ts';
import type { PopulationModel } from '#features/models/web/population/use-population-model.ts';
import { KnotField } from './KnotField.tsx';
import { PathEditor, type EditedPath } from './PathEditor.tsx';
import styles from './AssumptionPanel.module.css';

interface Props {
  name: Assumption;
  forecast: KnownForecast;
  model: PopulationModel;
}

const digitsOf: Record<Assumption, number> = { births: 2, deaths: 1, migration: 0, retirement: 1 };
const yearsBefore = 20;

/** One assumption: its chart with knots, the same values as numbers, and a reset where it differs. */
export const AssumptionPanel = memo(function AssumptionPanel({ name, forecast, model }: Props) {
  const t = useText();
  const { view, move, reference, ground } = model;
  const { params } = view;
  const moved = isMoved(name, params, reference);
  const to = ground.baseYear + params.horizonYears;
  const span = useMemo(
    () => ({ from: ground.baseYear - yearsBefore, base: ground.baseYear, to }),
    [ground, to],
  );
  const paths = useEditedPaths(name, forecast, model);
  const put = useCallback((path: PathName, knots: Knot[]): void => move({ [path]: knots }), [move]);
  const shiftAge = useCallback((meanAgeShift: number) => move({ meanAgeShift }), [move]);
  const reset = (): void => {
    const back = assumptions[name].map((path) => [path, reference[path]]);
    move({ ...Object.fromEntries(back), ...(name === 'births' && { meanAgeShift: 0 }) });
  };
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h3>{t(`ModelPopulation_${name}`)}</h3>
        {moved ? (
          <Button variant="text" size="small" onClick={reset}>
            {t('ModelPopulation_Reset')}
          </Button>
        ) : (
          <span className={styles.note}>{t('ModelPopulation_AsReference')}</span>
        )}
      </div>
      <p className={styles.note}>{t(`ModelPopulation_${name}Sub`)}</p>
      <PathEditor {...{ paths, span }} digits={digitsOf[name]} disabled={view.isLater} onPath={put} />
      {paths.map((path) => (
        <PathFields key={path.name} {...{ path, name, model, put }} isPair={paths.length > 1} />
      ))}
      {name === 'births' && (
        <Slider
          label={t('ModelPopulation_ageShift')}
          min={-3}
          max={5}
          step={0.5}
          digits={1}
          value={params.meanAgeShift}
          disabled={view.isLater}
          hint={t('ModelPopulation_ageShiftSub')}
          onChange={shiftAge}
        />
      )}
    </section>
  );
});

/** Whether two states of the model show the same in a panel: it need not be drawn again at once. */
export function isSamePanel(name: Assumption, one: PopulationModel, other: PopulationModel): boolean {
  const [mine, theirs] = [one.view.params, other.view.params];
  return (
    one.reference === other.reference &&
    one.view.isLater === other.view.isLater &&
    mine.horizonYears === theirs.horizonYears &&
    mine.meanAgeShift === theirs.meanAgeShift &&
    assumptions[name].every((path) => mine[path] === theirs[path])
  );
}

interface FieldsProps {
  path: EditedPath;
  name: Assumption;
  model: PopulationModel;
  isPair: boolean;
  put: (path: PathName, knots: Knot[]) => void;
}

function PathFields({ path, name, model, isPair, put }: FieldsProps) {
  const t = useText();
  const { own, room, label } = path;
  const more = addKnot(own, room);
  const { isLater } = model.view;
  const newest = useRef(path);
  useLayoutEffect(() => void (newest.current = path), [path]);
  const type = useCallback(
    (index: number, value: number) => {
      const { own: knots, room: bounds, name: of } = newest.current;
      put(of, moveKnot(knots, index, { ...knots[index]!, value }, { ...bounds, firstYear: 0 }));
    },
    [put],
  );
  return (
    <div className={styles.fields}>
      {own.map((knot, index) => (
        <KnotField
          key={`${path.name}${index}`}
          {...{ knot, room, index }}
          digits={digitsOf[name]}
          label={isPair ? `${label} ${knot.year}` : String(knot.year)}
          unit={t(`ModelPopulation_${name}Unit`)}
          disabled={isLater}
          onValue={type}
        />
      ))}
      {more && !isLater && (
        <Button variant="text" size="small" icon="plus" onClick={() => put(path.name, more)}>
          {isPair ? t('ModelPopulation_AddKnotOf', { path: label }) : t('ModelPopulation_AddKnot')}
        </Button>
      )}
    </div>
  );
}

function useEditedPaths(name: Assumption, { history }: KnownForecast, model: PopulationModel): EditedPath[] {
  const t = useText();
  const { view, reference, ground } = model;
  const { horizonYears } = view.params;
  // What nobody moves is the same at every move: who draws from it need not draw again.
  const still = useMemo(
    () =>
      assumptions[name].map((path: PathName) => ({
        name: path,
        label: t(`ModelPopulation_${path}`),
        past: pastOf(path, history),
        reference: reference[path],
        room: {
          ...boundsOf(path, ground.people),
          firstYear: ground.baseYear,
          lastYear: ground.baseYear + horizonYears,
        },
      })),
    [name, history, horizonYears, reference, ground, t],
  );
  return useMemo(() => still.map((path) => ({ ...path, own: view.params[path.name] })), [still, view.params]);
}

function pastOf(path: PathName, history: KnownForecast['history']): EditedPath['past'] {
  if (path === 'retirementAgeMale' || path === 'retirementAgeFemale') return [];
  return history.years.map((year, i) => ({ year, value: history[path][i] ?? null }));
}
