import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SegmentedControl, SegmentedLinks } from './segmented-control.tsx';

const root = () => createRoot(document.body.appendChild(document.createElement('div')));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('is a named group of buttons, of which the chosen one is pressed', async () => {
  const onChoose = vi.fn();
  const options = [
    { value: 'bg', label: 'Български' },
    { value: 'en', label: 'Английски' },
  ];
  await act(async () =>
    root().render(<SegmentedControl label="Език" options={options} chosen="bg" onChoose={onChoose} />),
  );
  expect(document.querySelector('fieldset')?.getAttribute('aria-label')).toBe('Език');
  const [bulgarian, english] = document.querySelectorAll('button');
  expect([bulgarian, english].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  await act(async () => english?.click());
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('en');
});

it('links say which page is open', async () => {
  const links = [
    { href: '/teams', label: 'Отбори', isCurrent: false },
    { href: '/players', label: 'Играчи', isCurrent: true },
  ];
  await act(async () => root().render(<SegmentedLinks label="Изглед" links={links} />));
  expect(document.querySelector('nav')?.getAttribute('aria-label')).toBe('Изглед');
  expect(document.querySelector('[aria-current=page]')?.getAttribute('href')).toBe('/players');
});
