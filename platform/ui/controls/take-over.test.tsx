// @vitest-environment happy-dom
import { act, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { RadioGroup } from '#platform/ui/choices/RadioGroup.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { Switch } from '#platform/ui/choices/Switch.tsx';
import { Combobox } from '#platform/ui/combobox/Combobox.tsx';
import { SearchField } from '#platform/ui/fields/SearchField.tsx';
import { SelectField } from '#platform/ui/fields/SelectField.tsx';
import { TextArea } from '#platform/ui/fields/TextArea.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { Slider } from '#platform/ui/slider/Slider.tsx';
import { KitPage } from '#platform/ui/testing/KitPage.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
afterEach(() => document.body.replaceChildren());

/** Draws the page as the server does, lets somebody fill it, and takes it over. */
async function takeOver(page: ReactNode, fill: (box: HTMLElement) => void): Promise<HTMLElement> {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<KitPage>{page}</KitPage>);
  fill(box);
  await act(async () => void hydrateRoot(box, <KitPage>{page}</KitPage>));
  return box;
}

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));

/** One control of each kind, kept in one state, as a form does; what the page knows stands in `pre`. */
function Everything() {
  const [said, setSaid] = useState({
    text: '',
    date: '',
    found: '',
    box: 'as it was',
    choice: 'a',
    tick: false,
    on: true,
    radio: 'a',
    segment: 'a',
    place: '',
    share: 1,
  });
  // Laid upon what was drawn, as a handler does that knows of one change at a time.
  const say = (part: Partial<typeof said>) => setSaid({ ...said, ...part });
  return (
    <form>
      <TextField label="text" value={said.text} onChange={({ target }) => say({ text: target.value })} />
      <TextField
        label="date"
        type="date"
        value={said.date}
        onChange={({ target }) => say({ date: target.value })}
      />
      <SearchField label="found" value={said.found} onChange={(found) => say({ found })} />
      <TextArea label="box" value={said.box} onChange={({ target }) => say({ box: target.value })} />
      <SelectField
        label="choice"
        options={options}
        value={said.choice}
        onChange={(choice) => say({ choice })}
      />
      <Checkbox label="tick" checked={said.tick} onChange={(tick) => say({ tick })} />
      <Switch label="on" checked={said.on} onChange={(on) => say({ on })} />
      <RadioGroup
        legend="radio"
        name="radio"
        options={options}
        value={said.radio}
        onChange={(radio) => say({ radio })}
      />
      <SegmentedControl
        label="segment"
        name="segment"
        options={options}
        value={said.segment}
        onChange={(segment) => say({ segment })}
      />
      <Combobox
        label="place"
        query={said.place}
        onQuery={(place) => say({ place })}
        options={[]}
        onChoose={() => {}}
      />
      <Slider
        label="share"
        min={0}
        max={9}
        step={1}
        value={said.share}
        onChange={(share) => say({ share })}
      />
      <pre>{JSON.stringify(said)}</pre>
    </form>
  );
}

const control = <Element extends HTMLElement>(box: HTMLElement, selector: string) =>
  box.querySelector<Element>(selector)!;
const labelled = (box: HTMLElement, label: string) =>
  document.getElementById(
    [...box.querySelectorAll('label')].find(({ textContent }) => textContent === label)!.htmlFor,
  ) as HTMLInputElement;

test('what was typed and chosen before the scripts came stays, and the page knows all of it', async () => {
  const typed = {
    text: 'Маски',
    date: '2020-07-13',
    found: 'омск',
    box: 'as it is',
    choice: 'c',
    tick: true,
    on: false,
    radio: 'b',
    segment: 'c',
    place: 'Москва',
    share: 7,
  };
  const box = await takeOver(<Everything />, (page) => {
    for (const name of ['text', 'date', 'found', 'box', 'choice', 'place'] as const)
      labelled(page, name).value = typed[name];
    labelled(page, 'share').value = '7';
    const [tick, on] = page.querySelectorAll<HTMLInputElement>('[type=checkbox]');
    tick!.checked = true;
    on!.checked = false;
    control<HTMLInputElement>(page, '[name=radio][value=b]').checked = true;
    control<HTMLInputElement>(page, '[name=segment][value=c]').checked = true;
  });
  expect(JSON.parse(box.querySelector('pre')!.textContent)).toEqual(typed);
  expect([labelled(box, 'text').value, labelled(box, 'box').value, labelled(box, 'choice').value]).toEqual([
    'Маски',
    'as it is',
    'c',
  ]);
  expect(control<HTMLInputElement>(box, '[name=radio]:checked').value).toBe('b');
});

test('a page nobody typed into reports nothing, and one drawn in the browser neither', async () => {
  const told: string[] = [];
  const page = (
    <>
      <TextField label="text" value="x" onChange={({ target }) => told.push(target.value)} />
      <TextArea label="box" value={'two\r\nlines'} onChange={({ target }) => told.push(target.value)} />
      <SelectField
        label="choice"
        options={options}
        value="b"
        onChange={(value) => told.push(`select ${value}`)}
      />
      <SelectField label="lost" options={options} value="gone" onChange={(value) => told.push(value)} />
      <RadioGroup legend="radio" options={options} value="b" onChange={(value) => told.push(`x ${value}`)} />
      <Checkbox label="tick" defaultChecked onChange={(value) => told.push(String(value))} />
    </>
  );
  await takeOver(page, () => {});
  expect(told).toEqual([]);
});

test('a select that is first drawn in the browser reports nothing: its value was chosen by the page', async () => {
  const reported: string[] = [];
  const box = document.body.appendChild(document.createElement('div'));
  const page = (
    <KitPage>
      <SelectField label="choice" options={options} value="b" onChange={(value) => reported.push(value)} />
    </KitPage>
  );
  await act(async () => createRoot(box).render(page));
  expect(labelled(box, 'choice').value).toBe('b');
  expect(reported).toEqual([]);
});

test('a field the page leaves to the browser keeps its text too, a long one that had a text before as well', async () => {
  const box = await takeOver(
    <>
      <TextField label="text" defaultValue="old" />
      <TextArea label="box" defaultValue="old" />
    </>,
    (page) => {
      labelled(page, 'text').value = 'new';
      labelled(page, 'box').value = 'new';
    },
  );
  expect([labelled(box, 'text').value, labelled(box, 'box').value]).toEqual(['new', 'new']);
});
