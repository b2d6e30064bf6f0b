import { writeUsualLetters } from '#platform/shared/usual-letters.ts';

/** Words of legal forms that a name in the news leaves out. */
const legalForm =
  /^(?:публичное|открытое|закрытое|непубличное|акционерное|общество|общества|с|ограниченной|ответственностью|пао|оао|зао|ао|ооо|нпао|акционерный|коммерческий|банк|государственная|корпорация)(?=\s|$)/iu;

/** What stands behind the name in quotes and is none itself: "(Акционерное общество)", "имени В.Д. Шашина". */
const behindName = /^(?:\(|имени\s|,)/iu;

/** A company as news write it, and as its register does: what stands in the innermost quotes, in usual letters. */
export function companyNames(registered: string): { names: { ru: string }; aliases: string[] } {
  const plain = registered.replaceAll(/[„“”]/g, '"').replaceAll(/"+/g, '"').replaceAll(/\s+/g, ' ').trim();
  const parts = plain
    .split('"')
    .slice(1)
    .map((part) => part.trim());
  const quoted = parts.filter((part) => part !== '' && !legalForm.test(part) && !behindName.test(part));
  const isPart = parts.some((part) => /^[-–] *\S/.test(part));
  const short = writeUsualLetters((isPart ? undefined : quoted.at(-1)) ?? plain.replaceAll('"', ''));
  const full = plain.replaceAll('"', ' ').replaceAll(/\s+/g, ' ').trim();
  return { names: { ru: short }, aliases: full === short ? [] : [full] };
}
