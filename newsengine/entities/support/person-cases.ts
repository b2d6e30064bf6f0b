import { fold } from '../../text/fold.ts';

type Endings = readonly (readonly [RegExp, readonly string[]])[];

/** What surnames of men end in, and what stands there in other cases; the first that fits. */
const his: Endings = [
  [/(?<=(?:ск|цк))ий$/u, ['ого', 'ому', 'им', 'ом']],
  [/[ыо]й$/u, ['ого', 'ому', 'ым', 'ом', 'его', 'ему', 'им', 'ем', 'оя', 'ою', 'оем', 'ое']],
  [/ий$/u, ['ого', 'ому', 'его', 'ему', 'им', 'ем', 'ия', 'ию', 'ием', 'ии']],
  [/(?<=[оеи]в|ин|ын)$/u, ['а', 'у', 'ым', 'ом', 'е']],
  [
    /ец$/u,
    ['ца', 'цу', 'цом', 'цем', 'це', 'ьца', 'ьцу', 'ьцом', 'ьцем', 'ьце', 'еца', 'ецу', 'ецом', 'еце'],
  ],
  [/ек$/u, ['ька', 'ьку', 'ьком', 'ьке', 'ека', 'еку', 'еком', 'еке', 'ка', 'ку', 'ком', 'ке']],
  [/ок$/u, ['ка', 'ку', 'ком', 'ке', 'ока', 'оку', 'оком', 'оке']],
  [/ел$/u, ['ла', 'лу', 'лом', 'ле', 'ела', 'елу', 'елом', 'еле']],
  [/(?<=[аеоуыи])й$/u, ['я', 'ю', 'ем', 'е']],
  [/ь$/u, ['я', 'ю', 'ем', 'е']],
  [/(?<=[бвгджзклмнпрстфхцчшщ])$/u, ['а', 'у', 'ом', 'ем', 'е']],
];
const hers: Endings = [
  [/ая$/u, ['ой', 'ую', 'ою']],
  [/яя$/u, ['ей', 'юю']],
  [/(?<=[оеи]в|ин|ын)а$/u, ['ой', 'у', 'ою']],
];
/** Surnames in а and я go alike for both. */
const both: Endings = [
  [/ия$/u, ['ии', 'ию', 'ией']],
  [/(?<=[гкхжшщч])а$/u, ['и', 'е', 'у', 'ой', 'ей', 'ою']],
  [/а$/u, ['ы', 'е', 'у', 'ой', 'ей', 'ою', 'и']],
  [/я$/u, ['и', 'е', 'ю', 'ей', 'ёй']],
];

/** Is a written surname a case of one in the nominative? One that has no cases stands for itself alone. */
export function isSurnameCase(written: string, nominative: string, isHers: boolean): boolean {
  const [form, name] = [fold(written), fold(nominative)];
  if (form === name) return true;
  const found = [...(isHers ? hers : his), ...both].find(([ending]) => ending.test(name));
  return found?.[1].some((ending) => name.replace(found[0], fold(ending)) === form) === true;
}

/** Has a surname of this ending cases at all? */
export function hasCases(surname: string, isHers: boolean): boolean {
  return [...(isHers ? hers : his), ...both].some(([ending]) => ending.test(fold(surname)));
}
