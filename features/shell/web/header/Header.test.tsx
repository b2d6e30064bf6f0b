// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleStart, ShellPage } from '#features/shell/testing/ShellPage.tsx';
import { Header } from './Header.tsx';
import { Logo } from './Logo.tsx';
import { PhoneDay } from './PhoneDay.tsx';
import { AccessBanner } from '../shell/AccessBanner.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the clock throws: it is logged and left out, the menu, search, languages and login stay', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const clock = {
    ...sampleStart.clock,
    get newsDay(): string {
      throw new Error('no clock today');
    },
    get day(): string {
      throw new Error('no clock today');
    },
  };
  const broken = { ...sampleStart, clock };
  const { container } = render(
    <ShellPage start={broken}>
      <Header />
    </ShellPage>,
  );
  expect(log.mock.calls.flat()).toContain('Header part clock failed');
  expect(container.textContent).not.toContain('показано на');
  for (const name of ['Лента', 'Регионы', 'Карта'])
    expect(screen.getAllByRole('link', { name }).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('link', { name: 'Войти' }).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('button', { name: 'Меню' }).length).toBeGreaterThan(0);
  expect(container.querySelector('[aria-keyshortcuts]')).not.toBeNull();
});

test('the logo leads to the company’s site where there is one, else to the day’s news', () => {
  const { unmount } = render(
    <ShellPage start={{ ...sampleStart, companyUrl: 'https://company.test/' }}>
      <Logo />
    </ShellPage>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://company.test/');
  unmount();
  render(
    <ShellPage>
      <Logo />
    </ShellPage>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/ru/');
});

test('on a phone, where no line of utilities is, the day that is shown and the sample’s clock stand under the bar; a real clock needs no such line', () => {
  const dayOf = (start = sampleStart): string | undefined => {
    const { container, unmount } = render(
      <ShellPage start={start}>
        <PhoneDay />
      </ShellPage>,
    );
    const text = container.textContent.replaceAll('\u00A0', ' ');
    unmount();
    return text;
  };
  expect(dayOf()).toMatch(/показано на .*13 июля 2020.*часы образца/);
  expect(dayOf({ ...sampleStart, clock: { ...sampleStart.clock, kind: 'real' } })).toBe('');
});

test('a stranger reads in a line what this is and what an account opens', () => {
  const { container } = render(
    <ShellPage>
      <AccessBanner />
    </ShellPage>,
  );
  expect(container.textContent.replaceAll('\u00A0', ' ')).toBe(
    'Новости дня в сюжетах и досье 85 регионов. Досье открыты 14 дней бесплатно. Зарегистрироваться',
  );
});
