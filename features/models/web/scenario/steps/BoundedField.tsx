import { Slider } from '#platform/ui/slider/Slider.tsx';
import type { NumberBounds } from '#features/models/domain/scenario/scenario-params.ts';
import type { Scenario } from '#features/models/web/scenario/use-scenario.ts';
import { decimalsOf, useNumberWords } from '#features/models/web/scenario/use-number-words.ts';

interface Props {
  label: string;
  value: number;
  bounds: NumberBounds;
  /** What nobody moved would be, marked on the rail. */
  usual?: { value: number; label: string };
  scenario: Scenario;
  onChange: (value: number) => void;
}

/** A number to drag or to type, with its unit and bounds beside it. */
export function BoundedField({ label, value, bounds, usual, scenario, onChange }: Props) {
  const words = useNumberWords(scenario.problems);
  return (
    <Slider
      {...{ label, value, onChange }}
      min={bounds.min}
      max={bounds.max}
      step={bounds.step}
      digits={decimalsOf(bounds)}
      hint={words.hint(bounds)}
      mark={usual}
      disabled={scenario.state === 'later'}
    />
  );
}
