import { useState } from 'react';
import type { GallerySection } from '#platform/shared/gallery-section.ts';
import { PasswordField } from './PasswordField.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit,minmax(280px,1fr))', gap: 40 } as const;

function SearchSample() {
  const [value, setValue] = useState('Карел');
  return <SearchField value={value} onChange={setValue} />;
}

export const gallery: GallerySection = {
  title: 'Fields',
  items: [
    {
      name: 'text: plain, with message, wrong, disabled',
      render: () => (
        <div style={grid}>
          <TextField label="Имя" defaultValue="Ирина" />
          <TextField
            label="Рождаемость, СКР"
            hint="0,8–3,0 ребёнка на женщину"
            defaultValue="1,50"
            message="Официальный прогноз 1,42"
          />
          <TextField
            label="Электронная почта"
            defaultValue="i.kovaleva@example"
            error="Проверьте адрес: в нём нет домена"
          />
          <TextField label="Регион" defaultValue="Москва" disabled />
        </div>
      ),
    },
    {
      name: 'password, search, select, area',
      render: () => (
        <div style={grid}>
          <PasswordField
            label="Пароль"
            hint={
              <a className="link" href="/recovery">
                Забыли пароль?
              </a>
            }
            defaultValue="12345"
            error="Пароль должен содержать от 6 до 20 символов"
          />
          <SearchSample />
          <SelectField
            label="Направление"
            options={[
              { value: '1', label: 'Здоровье' },
              { value: '3', label: 'Экономика' },
              { value: '2', label: 'Зарезервировано', disabled: true },
            ]}
          />
          <TextArea label="Комментарий" message="Увидит модератор" />
        </div>
      ),
    },
    {
      name: '32, 40, 48 px',
      render: () => (
        <div style={grid}>
          <TextField size="small" label="Мелкое" />
          <TextField label="Обычное" placeholder="Регион, тема, объект" icon="search" />
          <TextField size="large" label="Крупное" />
        </div>
      ),
    },
  ],
};
