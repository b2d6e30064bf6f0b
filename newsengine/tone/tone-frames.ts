/**
 * Beginnings of Russian words that tell what is done or befalls, by what they mean for those concerned. `hit` and
 * `praise` fall on whom the deed is done to, `harm` and `win` on the doer, `loss` on whom it befalls. Written by hand.
 */
const frameRoots = {
  hit: 'обвин осуд осужд критик раскритик арест задерж убит убил убий убив застрел ранен ранил избил избит избие атак напад напал обстрел разгром обыгр уволь уволи уволен отстран исключ изгна оштраф наказ наказа пригов подозр разыск розыск преслед упрек попрек порица обман оскорб угроз угрож санкци бойкот запрет запрещ заблок ликвидир сверг сверж разоблач улич высме протест ненавид опаса недовол возмущ отверг лишил лишен лишит конфиск депорт выслал высыл выслан взорв взрыв похит похищ изнасил отрав жалоб жалу винов обыск допр судит судебн потребов свали винит клевет насмеш презир разорил банкрот казн казнь пыт жертв давлен',
  praise:
    'наград награж поздрав похвал хвал одобр поддерж благодар приветств избра избран удосто присуд присво восхи чествов уваж довер помог помоч спас освобод оправд лауреат любим любят любил симпат рекоменд переизбр чтит гордит гордос уважа приглас призна торжеств юбил почет почетн премир прослав заслуж',
  harm: 'убил убива убий напал напад атаков обстреля похит украл укра краж обман взорв наруш провал проигр потерп сорва врал лгал лжив угрож угроз оскорб избил изнасил разруш захват оккуп вторг подкуп взятк фальсиф скрыва скрыл сканд преступ террор мошен корруп поддел насил незакон агресс шпион репресс фаши нацис экстрем боевик бандит хулиг пьян растрат хищен хищ вымог злоупотр халатн диктат режим отказал игнор ошиб',
  win: 'побед выигр спас помог помощ завоев добил рекорд заслуж достиг достиж успе освобод пожертв талант лучш геро выдающ знамен легенд велик популяр блест гениал лауреат чемпион золот лидир возглав смел мужеств честн благотвор первенств триумф мастер',
  loss: 'погиб умер скончал смерт болез болен ранен пострад постра травм кризис убыт долг упал падени авари катастроф крушен гибел похорон траур соболезн',
} as const;

/** What a word means for those concerned. */
export type ToneFrame = keyof typeof frameRoots;

const shortestRoot = 4;
const longestRoot = 9;

function readRoots(): Map<string, ToneFrame[]> {
  const byRoot = new Map<string, ToneFrame[]>();
  for (const [frame, roots] of Object.entries(frameRoots) as [ToneFrame, string][])
    for (const root of roots.split(' ')) byRoot.set(root, [...(byRoot.get(root) ?? []), frame]);
  return byRoot;
}

const framesByRoot = readRoots();
/** Kept, since news repeat their words. */
const framesByWord = new Map<string, readonly ToneFrame[]>();
const maxWords = 50_000;

/** The frames a folded Russian word opens; most words open none. */
export function findFrames(folded: string): readonly ToneFrame[] {
  let frames = framesByWord.get(folded);
  if (!frames) {
    if (framesByWord.size > maxWords) framesByWord.clear();
    frames = readFrames(folded);
    framesByWord.set(folded, frames);
  }
  return frames;
}

function readFrames(folded: string): readonly ToneFrame[] {
  const found = new Set<ToneFrame>();
  for (let length = shortestRoot; length <= Math.min(longestRoot, folded.length); length += 1)
    for (const frame of framesByRoot.get(folded.slice(0, length)) ?? []) found.add(frame);
  return [...found];
}
