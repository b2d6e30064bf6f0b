/** Words of offices by their beginnings in Russian: what a headline of an appointment must name. */
export const officeRu =
  /^(?:вице-|экс-)?(?:губернатор|министр|минист|глав(?:а|ы|е|у|ой|ою)$|руководител|мэр|градоначальник|врио|и\.?о\.?$|исполняющ|премьер|председател|зампред|посол|посл(?:а|ом|у)$|полпред|постпред|сенатор|прокурор|генпрокурор|ректор|спикер|президент|вице-премьер|замминистр|замглав|заместител|директор|гендиректор|канцлер|секретар|госсекретар|судь(?:я|и|ей|ю)$|уполномоченн|омбудсмен|начальник|командующ|аудитор|советник|помощник)/u;

/** Words of offices in English. */
export const officeEn =
  /^(?:governor|minister|secretary|mayor|president|premier|chief|head|director|ambassador|senator|chair\p{L}*|chancellor|prosecutor|judge|justice|speaker|ceo|commissioner|envoy|adviser|advisor|general|deputy|rector|commander)$/u;

/** Words of what is only wished, feared, denied, in question or long past: such a headline is of no turn. */
export const unsureRu =
  /^(?:не|ни|опроверг\p{L}*|отверг\p{L}*|отказа\p{L}*|слух\p{L}*|може[тш]\p{L}*|могут|мог(?:ла|ли|ло)?|предл\p{L}*|призва\p{L}*|потребова\p{L}*|треб\p{L}*|хоч\p{L}*|хот\p{L}*|планир\p{L}*|намер\p{L}*|готов\p{L}*|возможн\p{L}*|вероятн\p{L}*|собира\p{L}*|если|бы|ли|исключ\p{L}*|угро\p{L}*|жд[её]т|ожида\p{L}*|якобы|почему|зачем|кто|назад|отмен\p{L}*|будет|будут|прогноз\p{L}*|предрек\p{L}*|предсказ\p{L}*|кандидат\p{L}*|ставк\p{L}*|фильм\p{L}*|сериал\p{L}*|матч\p{L}*|тренер\p{L}*|сборн\p{L}*)$/u;

/** The same in English. */
export const unsureEn =
  /^(?:not|no|never|denies|denied|deny|refuses?|refused|may|might|could|should|would|will|wants?|urges?|urged|calls?|called|demands?|if|whether|why|how|threat\p{L}*|rumou?rs?|considers?|considering|expected|likely|possible|plans?|candidate|film|movie|coach|ago|claim\p{L}*|won[’']t|isn[’']t|didn[’']t)$/u;

/** Offices as one becomes or is made it: «губернатором», «врио», «главой». */
export const madeRu =
  /^(?:вице-)?(?:(?:губернатор|министр|мэр|премьер|полпред|постпред|сенатор|прокурор|генпрокурор|ректор|спикер|президент|замминистр|директор|гендиректор|советник|помощник|аудитор|омбудсмен|посл|канцлер|спецпредставител|представител|глав|замглав|суд|госсекретар|секретар|руководител|председател|заместител|начальник|уполномоченн|командующ|исполняющ)(?:ом|ем|ой|ою|ей|[её]й|ым|им|ыми|ами|ями)|врио|зампредом|главкомом)$/u;

/** Verbs that say by themselves that an office was taken. */
export const takesByItself = /(?:переизбран|возглави|занял|вступи)/u;

/** Words by which whom is named next is another's: «из-за слов о Иванове», «fired over Smith». */
export const turnsAside = /^(?:из-за|о|об|про|за|после|против|для|из|over|to|after|for|in|as|about|before)$/u;

/** A past office before a name: «экс-глава», «бывший министр», «former mayor». */
export const former = /^(?:бывш|экс-|former$|ex-)/u;

/** Said of whom is named before it. */
export const ownTurnRu = {
  takes:
    /^(?:(?:был|была)\s)?(?:назначен[аы]?|утвержд[её]н[аы]?|избран[аы]?|переизбран[аы]?|возглавила?|стала?|занял[а]?\s(?:пост|должность|кресло)|вступила?\sв\sдолжность)(?=\s|[,.:]|$)/u,
  leaves:
    /^(?:(?:был|была|сам|сама|досрочно|добровольно)\s)?(?:уш(?:ел|ла)\s(?:в\sотставку|с\s(?:поста|должности))|уходит\s(?:в\sотставку|с\s(?:поста|должности))|подала?\s(?:в\sотставку|заявление\sоб\s(?:отставке|уходе))|покинула?\s(?:пост|должность|кресло)|покидает\s(?:пост|должность)|уволен[аы]?|(?:отстранен|освобожден|снят)[аы]?(?:\sот|\sс)\s(?:должности|поста|занимаемой)|лишил(?:ся|ась)\s(?:поста|должности)|сложила?\s(?:с\sсебя\s)?полномочия|объявила?\sо\s(?:своей\s|уходе|сложении)|отправлен[аы]?\sв\sотставку)(?=\s|[,.:]|$)/u,
} as const;

/** Said of whom is named behind it, in another case than the nominative. */
export const doneTurnRu = {
  takes: /(?:^|\s)(?:назначил[аи]?|утвердил[аи]?|избрал[аи]?)\s/u,
  leaves:
    /(?:^|\s)(?:уволил[аи]?|отправил[аи]?\sв\sотставку|снял[аи]?\sс\s(?:поста|должности)|отстранил[аи]?|освободил[аи]?\sот\s(?:должности|занимаемой)|принял[аи]?\sотставку|отправил[аи]?)\s/u,
} as const;

/** Said before whom it is about, in the nominative: «Губернатором назначен …». */
export const turnedRu = {
  takes: /(?:^|\s)(?:назначен[аы]?|избран[аы]?|утвержд[её]н[аы]?|стала?)\s/u,
  leaves: /(?:^|\s)(?:уволен[аы]?|ушел\sв\sотставку|ушла\sв\sотставку)\s/u,
} as const;

/** Said of whom is named before it in English. */
export const ownTurnEn = {
  takes:
    /^(?:(?:is|was|has been|to be|officially|formally)\s)*(?:appointed|named|elected|re-elected|reelected|confirmed|sworn in|takes office|took office|inaugurated)(?=\s|[,.:]|$)/u,
  leaves:
    /^(?:(?:is|was|has been|has|abruptly|suddenly)\s)*(?:resigns|resigned|steps down|stepped down|stepping down|fired|ousted|sacked|dismissed|removed|quits)(?=\s|[,.:]|$)/u,
} as const;

/** Said of whom is named behind it in English. */
export const doneTurnEn = {
  takes: /(?:^|\s)(?:appoints|appointed|names|elects|elected|swears in)\s/u,
  leaves: /(?:^|\s)(?:fires|fired|sacks|sacked|dismisses|dismissed|ousts|ousted|removes)\s/u,
} as const;
