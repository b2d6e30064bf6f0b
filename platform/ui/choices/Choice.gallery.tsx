import { useState } from 'react';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Slider } from '#platform/ui/slider/Slider.tsx';
import { Checkbox } from './Checkbox.tsx';
import { ChipLink, Chips } from './Chips.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { RemovableChip } from './RemovableChip.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Switch } from './Switch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', alignItems: 'center' } as const;

function ChipsSample() {
  const [chosen, setChosen] = useState<string[]>(['ru']);
  const options = [
    { value: 'ru', label: 'Россия' },
    { value: 'cfo', label: 'ЦФО' },
    { value: 'off', label: 'Нет отчёта', disabled: true },
  ];
  return <Chips label="Сравнить с" options={options} chosen={chosen} onChange={setChosen} />;
}

function PeriodSample() {
  const [period, setPeriod] = useState('all');
  const options = [
    { value: 'quarter', label: '3 мес.' },
    { value: 'year', label: 'год' },
    { value: 'all', label: 'всё' },
  ];
  return <SegmentedControl label="Период" options={options} value={period} onChange={setPeriod} />;
}

function FertilitySample() {
  const [value, setValue] = useState(1.5);
  return (
    <div style={{ maxWidth: 400 }}>
      <Slider
        label="Рождаемость, СКР"
        hint="0,8–3,0 ребёнка на женщину"
        min={0.8}
        max={3}
        step={0.01}
        digits={2}
        value={value}
        onChange={setValue}
        mark={{ value: 1.42, label: 'официальный прогноз' }}
      />
    </div>
  );
}

export const gallery: GallerySection = {
  title: 'Choices',
  items: [
    {
      name: 'checkbox: on, off, some, disabled, wrong',
      render: () => (
        <div style={row}>
          <Checkbox label="Показать прогноз" defaultChecked />
          <Checkbox label="Шкала log" />
          <Checkbox label="Все регионы" indeterminate />
          <Checkbox label="Недоступно" disabled />
          <Checkbox label="Согласен с условиями" error="Нужно принять условия" />
        </div>
      ),
    },
    {
      name: 'radio and switch',
      render: () => (
        <div style={row}>
          <RadioGroup
            legend="Показатель"
            defaultValue="per100k"
            options={[
              { value: 'per100k', label: 'На 100 тыс.' },
              { value: 'count', label: 'Всего' },
              { value: 'off', label: 'Недоступно', disabled: true },
            ]}
          />
          <Switch label="7 дней" defaultChecked />
          <Switch label="Выключено" />
        </div>
      ),
    },
    { name: 'chips: toggled', render: () => <ChipsSample /> },
    {
      name: 'chip removed, chip link, current link',
      render: () => (
        <div style={row}>
          <RemovableChip label="Москва" onRemove={() => {}} />
          <ChipLink to="/">Минздрав</ChipLink>
          <ChipLink to="/" current>
            Главные
          </ChipLink>
        </div>
      ),
    },
    { name: 'segments', render: () => <PeriodSample /> },
    { name: 'slider with its value and a mark', render: () => <FertilitySample /> },
    { name: 'theme', render: () => <ThemeSwitch /> },
  ],
};
