import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { Dropdown } from './Dropdown.tsx';
import { Popover } from './Popover.tsx';
import { Tooltip } from './Tooltip.tsx';

const nothing = () => {};

export const gallery: GallerySection = {
  title: 'Dropdown, Popover, Tooltip',
  items: [
    {
      name: 'dropdown: actions, links, current, note, disabled, danger',
      render: () => (
        <Dropdown
          label="Вид"
          renderToggle={(toggle) => (
            <Button {...toggle} icon="chevron-down">
              Вид
            </Button>
          )}
          items={[
            { id: 'day', label: 'По дням', current: true, onSelect: nothing },
            { id: 'week', label: 'По неделям', note: 'ср. 7 дней', onSelect: nothing },
            { id: 'page', label: 'Страница', icon: 'document', to: '/' },
            'line',
            { id: 'off', label: 'Недоступно', disabled: true },
            { id: 'drop', label: 'Удалить', icon: 'delete', danger: true, onSelect: nothing },
          ]}
        />
      ),
    },
    {
      name: 'popover',
      render: () => (
        <Popover label="Подробности" renderToggle={(toggle) => <Button {...toggle}>Подробности</Button>}>
          <p>Лист рядом со своей кнопкой, отступ 10 px.</p>
        </Popover>
      ),
    },
    {
      name: 'tooltip on a button and on words',
      render: () => (
        <p>
          <Tooltip content="Сохранить ссылку на этот вид">
            <IconButton icon="link" label="Ссылка" title={undefined} />
          </Tooltip>{' '}
          <Tooltip content="Среднее за семь дней" focusable>
            среднее
          </Tooltip>
        </p>
      ),
    },
  ],
};
