import { expect, test } from 'vitest';
import { drawWhole } from '#platform/web/testing/draw-tile.tsx';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { sectionOf } from './sections.ts';
import { SettingsSectionView } from './SettingsSectionView.tsx';
import type { SettingsData } from './settings-data.ts';

const data: SettingsData = {
  section: 'general',
  profile: { ...sampleProfile, phone: '+79123456789' },
  sessions: [],
  passkeys: null,
  keys: null,
  archive: null,
  xsrfToken: '',
  now: '2020-06-08T20:00:00Z',
};
const draw = (part: Partial<SettingsData>) => drawWhole(<SettingsSectionView data={{ ...data, ...part }} />);

test('an unknown section of an address is the first', () => {
  expect([sectionOf(undefined), sectionOf('nothing'), sectionOf('data')]).toEqual([
    'general',
    'general',
    'data',
  ]);
});

test('an address and a number ask for the password before their code', async () => {
  const page = await draw({});
  expect(page).toMatch(/Новая почта i@example\.org .*Текущий пароль.*Новый телефон \+79123456789/);
  expect(page.match(/Текущий пароль/g)).toHaveLength(2);
});

test('the own data say the days of thinking and offer the archive before', async () => {
  expect(await draw({ section: 'data' })).toMatch(/Собрать архив Удалить учётную запись .* через 30 дней/);
  const ready = { state: 'ready', address: '/archives/x.zip', bytes: 20_481 } as const;
  expect(await draw({ section: 'data', archive: ready })).toContain('Скачать, 21 КБ');
  expect(await draw({ section: 'data', archive: { state: 'failed', address: null, bytes: null } })).toContain(
    'Не получилось',
  );
});

test('passkeys are shown with when they were used, and say where none can be made', async () => {
  const passkey = { id: 1, name: 'Телефон', isSynced: true, createdAt: '2020-06-01T10:00:00Z' };
  const shown = await draw({
    section: 'password',
    passkeys: { isOffered: true, passkeys: [{ ...passkey, usedAt: '2020-06-08T19:00:00Z' }] },
  });
  expect(shown).toMatch(/Телефон Добавлен 1 июня 2020.* · последний вход .* · хранится в облаке/);
  expect(shown).toContain('Добавить ключ');
  const none = await draw({ section: 'password', passkeys: { isOffered: false, passkeys: [] } });
  expect(none).toContain('Ключей пока нет. По этому адресу');
});

test('keys of programs say what they read, their use and what became of them; only one that works is revoked', async () => {
  const key = {
    id: 1,
    name: 'Отчёты',
    shown: 'svk_7Qa1',
    scopes: ['public' as const],
    perHour: 600,
    createdAt: '2020-06-01T10:00:00Z',
    expiresAt: '2020-08-30T10:00:00Z',
    usedAt: '2020-06-08T19:00:00Z',
    revokedAt: null,
    days: [
      { day: '2020-06-07', calls: 20, refused: 0 },
      { day: '2020-06-08', calls: 2, refused: 1 },
    ],
  };
  const ended = { ...key, id: 2, name: 'Проба', revokedAt: '2020-06-02T10:00:00Z', usedAt: null, days: [] };
  const shown = await draw({ section: 'keys', keys: { most: 5, keys: [key, ended] } });
  expect(shown).toMatch(
    /Действуют 1 из.5 Новый ключ .* Отчёты svk_7Qa1 … до.30 августа 2020.* открытое всем 600 вызовов в.час 22/,
  );
  expect(shown).toMatch(/За.30 дней 22 вызова, 1 отказ/);
  expect(shown).toContain('отозван 2 июня 2020');
  expect(shown.match(/Отозвать/g)).toHaveLength(1);
  expect(await draw({ section: 'keys', keys: { most: 5, keys: [] } })).toContain('Ключей пока нет');
});

test('sign-ins, languages and other services have their sections', async () => {
  const session = { id: 1, isCurrent: true, isRemembered: true, browser: 'Firefox, Linux' };
  const at = { openedAt: '2020-06-08T10:00:00Z', seenAt: '2020-06-08T19:00:00Z' };
  expect(await draw({ section: 'password', sessions: [{ ...session, ...at }] })).toContain('Firefox, Linux');
  expect(await draw({ section: 'language' })).toContain('日本語');
  expect(await draw({ section: 'social' })).toContain('принадлежность мы не проверяем');
});
