import { mentionKey } from './mention-key.ts';

const stemsOf = (lines: string): readonly string[] => lines.split(',').map((line) => mentionKey(line));
const eitherOf = (stems: readonly string[]): string =>
  stems.toSorted((a, b) => b.length - a.length).join('|');

const companyKind = 1;
/** Kinds of which a country behind the name only says whose they are: companies, bodies of a state, laws. */
const withCountry: ReadonlySet<number> = new Set([companyKind, 4, 8]);

const countries = eitherOf(stemsOf('Российской Федерации,РФ,России'));
const legalForms = eitherOf(
  stemsOf(
    'публичное акционерное общество,открытое акционерное общество,закрытое акционерное общество,непубличное акционерное общество,международная компания публичное акционерное общество,акционерное общество,общество с ограниченной ответственностью,государственная корпорация,госкорпорация,группа компаний,ПАО,ОАО,ЗАО,АО,ООО,НПАО,МКПАО,МКАО,МКООО,ФГУП,ГК,АКБ,Inc,Ltd,LLC,PLC',
  ),
);
const before = new RegExp(`^(?:${legalForms}|${mentionKey('банк')}) (?=\\S)`, 'u');
const behind = new RegExp(`(?<=\\S) (?:${legalForms})$`, 'u');
const bodyBefore = new RegExp(`^(?:${eitherOf(stemsOf('госкорпорация,государственная корпорация'))}) `, 'u');
const countryBehind = new RegExp(`(?<=\\S) (?:${countries})$`, 'u');
/** What a company is, said behind its name with a hyphen: «Аэрофлот-Российские авиалинии». */
const trade = /^(\S{4,}?)-российск \S+$/u;

/** Heads that name nobody without the country behind them: every state has such ones. */
const generic: ReadonlySet<string> = new Set(
  stemsOf(
    'совет безопасности,совбез,правительство,посольство,прокуратура,администрация,парламент,суд,верховный суд,министерство,агентство,центр,совет,комитет,союз,федерация,почта,банк,фонд,институт,академия,палата,служба,президент,авиакомпания,клуб,сборная,команда,герой,флот,армия,область,республика,закон,кодекс',
  ),
);
/** Does a form name nobody without the country behind it? */
export function isGeneric(form: string): boolean {
  return generic.has(form);
}

/** «СБ РФ» and «ВС РФ» are abbreviations of several without the country. */
const leastLetters = 3;

/**
 * A key without what a name may have or not and be the same one's. That is the legal form, the word "bank" before it, the
 * trade behind it and, where what is left still names one, the country. `kind` is the number of the entity's kind; a firm
 * that `isSubsidiary` keeps its country: «Рено Россия» is no Renault.
 */
export function normalForm(key: string, kind: number, isSubsidiary = false): string {
  let form = key;
  if (kind === companyKind) {
    for (let last = ''; last !== form;) {
      last = form;
      form = unless(form.replace(before, '').replace(behind, ''), form);
    }
    form = form.replace(trade, '$1');
  }
  if (kind === 4) form = form.replace(bodyBefore, '');
  if (isSubsidiary || !withCountry.has(kind)) return form;
  // «ДОМ.РФ» and «ВЭБ.РФ» bear the country as a part of the name.
  const shorter = form.replace(countryBehind, '');
  return kind === companyKind && shorter.length <= leastLetters ? form : unless(shorter, form);
}

/** The shorter form where it still names somebody. */
function unless(shorter: string, form: string): string {
  return shorter.length < leastLetters || generic.has(shorter) ? form : shorter;
}
