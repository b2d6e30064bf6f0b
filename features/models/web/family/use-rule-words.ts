import { useText } from '#platform/web/text.ts';
import { findRuleUnit, findRuleWord } from '../../domain/family/rule-words.ts';

/** Names a federal rule and its unit in the reader's language; what has no word stands as the library writes it. */
export function useRuleWords(): { nameOf: (path: string) => string; unitOf: (unit: string) => string } {
  const t = useText();
  return {
    nameOf(path) {
      const word = findRuleWord(path);
      return word === null ? path : t(`ModelFamily_RuleName_${word}`);
    },
    unitOf(unit) {
      const word = findRuleUnit(unit);
      return word === null ? unit : t(`ModelFamily_RuleUnit_${word}`);
    },
  };
}
