import { expect, test } from 'vitest';
import { drawTile, drawTileMarks, drawWhole } from '#platform/web/testing/draw-tile.tsx';
import { forms, withLog } from '../domain/view/choices.ts';
import { readExploreView, writeExploreView } from '../domain/view/explore-view.ts';
import { sampleView } from '../testing/sample-view.ts';
import { ExploreParts } from './ExploreParts.tsx';
import { EmbedViewParts } from './embed/EmbedViewParts.tsx';
import { Drawing } from './forms/Drawing.tsx';
import { IndicatorParts } from './indicator/IndicatorParts.tsx';
import { SmallPicture } from './others/SmallPicture.tsx';
import { StartParts } from './StartParts.tsx';
import type { ViewData } from './view-props.ts';

const address = new URLSearchParams('i=poverty_rate&p=1124616.1124611');
const view = readExploreView(address);
const parts = (data: ViewData) => <ExploreParts {...{ data, view }} change={() => {}} places={[]} own={[]} />;

test('a view says its finding, what cannot be made of it, its places, its table and where it is from', () => {
  const said = drawTile(parts(sampleView()));
  expect(said).toContain('Татарстан: снижение в 2 раза, 2018–2020');
  expect(said).toMatch(/как есть .*на жителя .*доля страны .*Зачёркнутое/);
  expect(said).toMatch(/Места: 2 .*Соседи: Татарстан .*Все регионы .*Татарстан 6,0 %/);
  expect(said).toMatch(/Место .*2018 .*2020 .*Изменение .*Минимум .*12,0 % 6,0 % .*−6,0/);
  expect(said).toMatch(/Росстат ?\. .*Известно на 20 октября 2021/);
  expect(said).toMatch(/R read\.csv\(url\(.*getView\.csv.*Python pandas\.read_csv\(.*getView\.csv/);
});

test('of one time nothing is told of a change: the table has the value alone', () => {
  const day = '2020-12-31';
  const whole = sampleView();
  const series = whole.series.map((each) => ({ ...each, start: each.end, difference: null, percent: null }));
  const said = drawTile(parts({ ...whole, series, ends: { first: day, last: day } }));
  expect(said).toMatch(/Место .*2020/);
  expect(said).not.toMatch(/Изменение|Минимум|нет данных/);
});

test('the same choice stands small in its other forms: what each says, a picture for the eye alone, the way to it', async () => {
  const others = [
    { form: 'slope' as const, title: 'Разрыв между регионами сократился', lead: 'Было 40.' },
    { form: 'map' as const, title: '', lead: '' },
  ];
  const regions = [
    { yugoId: 1124616, name: 'Татарстан', values: [6] },
    { yugoId: 1124611, name: 'Марий Эл', values: [null] },
  ];
  const data = sampleView({ others, regions });
  expect(await drawWhole(parts(data))).toMatch(
    /То же, но иначе .*Было — стало .*Показать так .*Разрыв между регионами сократился .*22,0 .*19,5 Марий Эл/,
  );
  const marks = drawTileMarks(parts(data));
  for (const part of ['v=slope', 'v=map', 'inert=""']) expect(marks).toContain(part);
  const map = drawTileMarks(<SmallPicture form="map" data={data} />);
  expect(map).toMatch(/#r1124616" fill="var\(--q[1-7]\)"/);
  expect(map).toContain('#r1124611" fill="var(--wash-2)"');
});

test('in another site a view stands without tools: what it says, its source and day, the way back; without values it says so', () => {
  const home = 'https://svodka.test/ru/explore?i=poverty_rate';
  const embed = (part: Partial<ViewData>) => <EmbedViewParts data={sampleView(part)} {...{ view, home }} />;
  const said = drawTile(embed({ form: 'slope' }));
  expect(said).toMatch(
    /Татарстан: снижение в 2 раза.*, %.*Росстат \. Известно на 20 октября 2021 \. Подробнее/,
  );
  expect(said).not.toContain('CSV');
  expect(drawTile(embed({ form: 'map' }))).toContain('OpenStreetMap');
  expect(drawTile(embed({ ends: null }))).toContain('не разрешает');
});

test('in another site a map has its regions, names and classes and leads nowhere else; a scatter has its third indicator and logarithmic axes; own series are said to be left out', async () => {
  const embed = (data: ViewData, search = '') => (
    <EmbedViewParts {...{ data, home: '' }} view={readExploreView(new URLSearchParams(search))} />
  );
  const map = await drawWhole(embed(sampleView({ form: 'map' })));
  expect(map).toMatch(/Марий Эл 19,5 % Татарстан 6,0 %/);
  expect(drawTileMarks(embed(sampleView({ form: 'map' })))).not.toContain('/regions/1124616');
  const { measures, series } = sampleView();
  const three = sampleView({
    form: 'scatter',
    measures: [0, 1, 2].map(() => measures[0]!),
    series: [0, 1, 2].flatMap((measure) => series.map((each) => ({ ...each, measure }))),
  });
  const plain = drawTile(embed(three));
  expect(plain).toContain('Размер точки:');
  expect(plain).not.toContain('шкала log');
  expect(drawTile(embed(three, 'log=xy'))).toMatch(/шкала log.*шкала log/);
  expect(drawTile(embed(three))).not.toContain('Своих рядов');
  expect(drawTile(embed(three, 'own=7'))).toContain('Своих рядов того, кто собрал этот график');
});

test('a note has its way out, what the checks found stands with its reason, generated figures wear their tag', () => {
  const noted = sampleView(
    {
      notes: [{ kind: 'mixedUnits', text: 'Единицы разные.' }],
      findings: [
        {
          rule: 'notSum',
          state: 'flagged',
          day: '2019-12-31',
          value: 9,
          judgedOn: {},
          note: null,
          measure: 0,
          yugoId: 1124616,
        },
      ],
    },
    true,
  );
  const said = drawTile(parts(noted));
  expect(said).toMatch(/Единицы разные\. Показать как две величины/);
  expect(said).toMatch(/Татарстан, 2019: 9,0 %\. Итог не равен сумме частей\./);
  expect(said).toContain('пример');
  expect(drawTileMarks(parts(noted))).toContain('v=scatter');
});

test('a view without values keeps its choices and draws nothing', () => {
  const empty = sampleView({ ends: null, series: [], notes: [{ kind: 'nothing', text: 'Не считали.' }] });
  const said = drawTile(parts(empty));
  expect(said).toMatch(/Не считали\. .*Места: 2 .*нет данных/);
});

test.each(forms)('the form %s is drawn of the same places', async (form) => {
  const one = sampleView().measures[0]!;
  const said = await drawWhole(<Drawing data={sampleView({ form, measures: [one, one] })} />);
  expect(said.includes('Татарстан: снижение')).toBe(form !== 'table');
});

test('two quantities may have a third, told by the size of dots, which can be taken away again', () => {
  const one = sampleView().measures[0]!;
  const pair = [one, { ...one, indicator: { ...one.indicator, indicator: 'grp', name: 'ВРП' } }];
  const third = { ...one, indicator: { ...one.indicator, indicator: 'people', name: 'Жители' } };
  expect(drawTile(parts(sampleView({ form: 'line', measures: pair })))).not.toContain('Размер точки');
  expect(drawTile(parts(sampleView({ form: 'scatter', measures: pair })))).toContain('Размер точки');
  const said = drawTile(parts(sampleView({ form: 'scatter', measures: [...pair, third] })));
  expect(said).toContain('Размер точки: Жители');
});

test('two quantities stand at the time of the address, which wears no finding of the end; a time without both is not offered', async () => {
  const [one, whole] = [sampleView().measures[0]!, sampleView().series];
  const second = whole.map((each) => ({ ...each, measure: 1, points: each.points.slice(1) }));
  const data = sampleView({ form: 'scatter', measures: [one, one], series: [...whole, ...second] });
  const [then, end] = [
    await drawWhole(<Drawing data={data} moment="2019" />),
    await drawWhole(<Drawing data={data} />),
  ];
  expect(then).toMatch(/прожиточного минимума, %, 2019/);
  expect(then).toMatch(/2019 .*Показать ход/);
  expect([then.includes('Татарстан: снижение'), end.includes('Татарстан: снижение')]).toEqual([false, true]);
  expect(await drawWhole(<Drawing data={data} moment="2018" />)).toMatch(/минимума, %, 2020/);
});

test('an axis of two quantities is logarithmic where it is asked for and all its values are above zero', async () => {
  const [one, whole] = [sampleView().measures[0]!, sampleView().series];
  const second = whole.map((each) => ({ ...each, measure: 1, lowest: -1 }));
  const data = sampleView({ form: 'scatter', measures: [one, one], series: [...whole, ...second] });
  expect(drawTile(parts(data))).toContain('Шкала log по горизонтали');
  expect(drawTile(parts(data))).not.toContain('Шкала log по вертикали');
  const said = await drawWhole(<Drawing data={data} log="xy" />);
  expect(said).toContain('2020, шкала log');
  expect(said).toBe(await drawWhole(<Drawing data={data} log="x" />));
  expect(await drawWhole(<Drawing data={data} />)).not.toContain('шкала log');
  expect([withLog('none', 'x', true), withLog('xy', 'y', false), withLog('x', 'x', false)]).toEqual([
    'x',
    'x',
    'none',
  ]);
});

test('choices and their address become each other, and the usual ones are not said', () => {
  const search =
    'i=grp&i=average_wage&p=1124616.border-1124616&from=2000&to=2020-06&t=perHead&v=map&at=2010&log=x&own=7.12';
  const read = readExploreView(new URLSearchParams(search));
  expect(read).toEqual({
    measures: ['grp', 'average_wage'],
    places: ['1124616', 'border-1124616'],
    from: '2000',
    to: '2020-06',
    transform: 'perHead',
    form: 'map',
    moment: '2010',
    log: 'x',
    own: [7, 12],
  });
  expect(writeExploreView(read, new URLSearchParams()).toString()).toBe(search);
  const wrong = readExploreView(new URLSearchParams('p=Narnia.in-1180603&from=spring&t=magic&v=cake&own=x'));
  expect(writeExploreView(wrong, new URLSearchParams()).toString()).toBe('p=in-1180603');
});

test('the explorer begins with the list of indicators and examples', () => {
  const said = drawTile(<StartParts view={readExploreView(new URLSearchParams())} change={() => {}} />);
  expect(said).toMatch(/Обозреватель .*С чего начать Бедность в Татарстане/);
});

test('an indicator tells its unit, source, releases, coverage and neighbours; one without values says so', () => {
  const data = sampleView();
  const { indicator, sources } = data.measures[0]!;
  const told = {
    indicator,
    dims: '',
    parts: 0,
    words: ['бедность'],
    found: { first: '2018-12-31', last: '2020-12-31', regions: 85, hasCountry: true, sample: false },
    sources,
    years: [2018, 2019, 2020],
    coverage: [
      { yugoId: 1124616, name: 'Татарстан', district: 'ПФО', years: [2018, 2019, 2020] },
      { yugoId: 1124611, name: 'Марий Эл', district: 'СЗФО', years: [2020] },
    ],
    releases: [
      { knownAt: '2021-04-01', added: 3, changed: 1, differing: 2, first: '2018-12-31', last: '2020-12-31' },
    ],
    findings: [],
    isSum: false,
    uses: ['overview' as const, 'dashboard' as const],
    next: { day: '2022-03-01', source: 'Росстат', url: null },
    related: [
      {
        indicator: 'poor_structure',
        name: 'Состав малоимущего населения',
        unit: { code: 'percent', forms: ['%'] },
        period: 'annual' as const,
        first: '2018-12-31',
        last: '2020-12-31',
        values: [1, 2, 3],
        sample: false,
      },
    ],
  };
  const log = {
    total: 14,
    revisions: [
      {
        yugoId: 1124616,
        place: 'Татарстан',
        day: '2019-12-31',
        period: '2019',
        before: 6.9,
        value: 7.1,
        kind: 'revised' as const,
        knownAt: '2021-04-01',
        beforeKnownAt: '2020-04-01',
        source: 'Бедность',
        sample: false,
      },
    ],
  };
  const revised = { yugoId: 1124616, data, revisions: log.revisions };
  const parts = <IndicatorParts {...{ told, log, data, revised }} />;
  const said = drawTile(parts);
  expect(drawTileMarks(parts)).toContain('/alerts?indicator=poverty_rate');
  expect(said).toMatch(/Показатели \/ Экономика .*Ищут по словам: бедность\. .*2018–2020 .*85 регионов/);
  expect(said).toMatch(/Выпуски и пересмотры .*1 апреля 2021 2018–2020 3 1 2/);
  expect(said).toMatch(/изданий: 14 .*Татарстан 2019 6,9 7,1 .*пересмотр 1 апреля 2021 .*Здесь последний/);
  expect(said).toMatch(/Покрытие: 4 из 6 .*пустая клетка .*Слева направо: ПФО, СЗФО\. .*Марий Эл: нет 2 лет/);
  expect(said).toMatch(
    /как считают .*не складываются.*Больше значит хуже.*«Росстат» следующий выпуск 1 марта 2022/,
  );
  expect(said).toMatch(/Где используется Досье региона Панель региона Ссылки ведут/);
  expect(
    drawTile(<IndicatorParts told={{ ...told, next: null }} log={log} revised={null} data={data} />),
  ).toContain('не называет дня');
  expect(said).toMatch(/Рядом по смыслу Состав малоимущего населения %, 2018–2020 Справа ход по стране/);
  expect(said).toMatch(/Татарстан, 2019: было 6,9 %, стало 7,1 % .*Пунктиром: прежние значения/);
  const none = { ...told, found: null, coverage: [], releases: [], sources: [], years: [] };
  const noLog = { total: 0, revisions: [] };
  expect(drawTile(<IndicatorParts told={none} log={noLog} revised={null} data={data} />)).toContain(
    'Значений ещё не публиковали',
  );
});
