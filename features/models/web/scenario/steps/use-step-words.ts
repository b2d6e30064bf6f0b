import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { ScenarioParams } from '#features/models/domain/scenario/scenario-params.ts';
import { protectedByData } from '#features/models/domain/scenario/vaccination.ts';
import type { LoadedStart } from '#features/models/web/scenario/load-scenarios.ts';
import { useNumberWords } from '#features/models/web/scenario/use-number-words.ts';
import type { Scenario } from '#features/models/web/scenario/use-scenario.ts';

/** The steps of the assumptions, in their order, with the parameters that each holds. */
export const assumptionSteps = {
  contacts: ['contacts'],
  found: ['ascertainment'],
  vaccination: ['vaccination', 'protectedPercent'],
  beds: ['beds', 'laterBeds'],
  course: ['days', 'course'],
} as const satisfies Record<string, readonly (keyof ScenarioParams)[]>;

export type AssumptionStep = keyof typeof assumptionSteps;

/** The values of each step in one line, and what is wrong in it. */
export function useStepWords(start: LoadedStart) {
  const t = useText();
  const { shortDay, integer } = useFormats();
  const people = start.peopleByAge.reduce((sum, count) => sum + count, 0);
  return {
    summary: (step: AssumptionStep, { params, members }: Scenario): string => {
      const { contacts, ascertainment, vaccination, beds, laterBeds, days, course } = params;
      const on = contacts.filter(({ isOn }) => isOn).length;
      const [low, high] = ascertainment;
      if (step === 'contacts') return t('Scenario_ContactsLine', { on, off: contacts.length - on });
      if (step === 'found') return t('Scenario_FoundLine', { low, high });
      if (step === 'vaccination')
        return t('Scenario_VaccinationLine', {
          plan: vaccination?.isOn ? 'on' : 'none',
          doses: integer(vaccination?.dosesPerDay ?? 0),
          day: vaccination ? shortDay(vaccination.from) : '',
          percent: params.protectedPercent ?? protectedByData(start.vaccinated, people) ?? 0,
        });
      if (step === 'course')
        return t('Scenario_CourseLine', { days, members, moved: Object.keys(course).length });
      if (beds === null) return t('Scenario_BedsUnknown');
      const more = laterBeds?.isOn ? laterBeds : null;
      return t('Scenario_BedsLine', {
        beds: integer(beds),
        more: more ? 'on' : 'none',
        later: integer(more?.beds ?? 0),
        day: more ? shortDay(more.from) : '',
      });
    },
  };
}

/** What is wrong inside a step: the first of its fields' sentences. */
export function useStepProblems({ problems }: Scenario): (step: AssumptionStep) => string | null {
  const { errorAt } = useNumberWords(problems);
  return (step) => {
    const names: readonly string[] = assumptionSteps[step];
    const found = problems.find(({ path }) => names.includes(path.split('.')[0]!));
    return found ? errorAt(found.path) : null;
  };
}
