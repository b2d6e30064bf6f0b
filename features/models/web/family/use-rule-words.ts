import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { findRuleAct, findRuleSource, findRuleUnit, findRuleWord } from '../../domain/family/rule-words.ts';

/** How a rule is told. */
interface RuleWords {
  nameOf: (path: string) => string;
  unitOf: (unit: string) => string;
  sourceOf: (source: string) => string;
  /** From its first day to its last. */
  validIn: (year: number) => string;
}

/** Names a federal rule, its unit and its source in the reader's language; what has no word stands as the library writes it. */
export function useRuleWords(): RuleWords {
  const t = useText();
  const { day, dayRange, locale } = useFormats();
  return {
    nameOf(path) {
      const word = findRuleWord(path);
      return word === null ? path : t(`ModelFamily_RuleName_${word}`);
    },
    unitOf(unit) {
      const word = findRuleUnit(unit);
      return word === null ? unit : t(`ModelFamily_RuleUnit_${word}`);
    },
    sourceOf(source) {
      const act = findRuleAct(source);
      if (act) {
        const number = locale === 'ru' ? act.number.replace('-FZ', '-ФЗ').replace(/n$/, 'н') : act.number;
        const told = { number, day: day(act.day), article: act.article ?? '' };
        return t(`ModelFamily_Act_${act.kind}`, { ...told, has: act.article === null ? 'no' : 'yes' });
      }
      const word = findRuleSource(source);
      return word === null ? source : t(`ModelFamily_RuleSource_${word}`);
    },
    validIn: (year) => dayRange(`${year}-01-01`, `${year}-12-31`),
  };
}
