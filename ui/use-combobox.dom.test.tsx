import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCombobox } from './use-combobox.ts';

let root: Root;
const onChoose = vi.fn();
const onSubmit = vi.fn();
const input = () => document.querySelector('input')!;
const selected = () => document.querySelector('[aria-selected=true]')?.textContent ?? null;

function Teams({ names, first }: { names: string[]; first?: number }) {
  const combobox = useCombobox({ count: names.length, onChoose, ...(first !== undefined && { first }) });
  return (
    <form onSubmit={onSubmit}>
      <input {...combobox.input} aria-label="Отбор" onChange={combobox.reset} />
      <ul {...combobox.list} aria-label="Отбори">
        {names.map((name, index) => (
          <li key={name} {...combobox.option(index)}>
            {name}
          </li>
        ))}
      </ul>
    </form>
  );
}

const render = (names: string[], first?: number) =>
  act(async () => root.render(<Teams names={names} {...(first !== undefined && { first })} />));

/** False where the browser must not do what the key does by itself. */
const press = (key: string) =>
  act(async () => input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // What jsdom does not know.
  HTMLElement.prototype.scrollIntoView = () => {};
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await render(['Рилци', 'Балик', 'Изток']);
  input().focus();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  onChoose.mockReset();
  onSubmit.mockReset();
  vi.unstubAllGlobals();
});

it('says that it is a field with a list, and which option is active', () => {
  expect(input().getAttribute('role')).toBe('combobox');
  expect(input().getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(input().getAttribute('aria-controls')!)?.getAttribute('role')).toBe('listbox');
  expect(document.getElementById(input().getAttribute('aria-activedescendant')!)?.textContent).toBe('Рилци');
});

it('arrows go through the options and around, while the focus stays in the field', async () => {
  const seen = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await press(key);
    seen.push(selected());
  }
  expect(seen).toEqual(['Балик', 'Изток', 'Рилци', 'Изток']);
  expect(document.activeElement).toBe(input());
});

it('Enter chooses the active option and submits nothing', async () => {
  await press('ArrowDown');
  await expect(press('Enter')).resolves.toBe(false);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each([
  ['ArrowDown', 'Рилци', 0],
  ['ArrowUp', 'Изток', 2],
] as const)('without a first option Enter chooses nothing until %s', async (key, name, index) => {
  await render(['Рилци', 'Балик', 'Изток'], -1);
  expect(input().hasAttribute('aria-activedescendant')).toBe(false);
  await press('Enter');
  expect(onChoose).not.toHaveBeenCalled();
  await press(key);
  expect(selected()).toBe(name);
  await press('Enter');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(index);
});

it('a shorter list keeps an option that exists, an empty one has none', async () => {
  await press('ArrowUp');
  await render(['Рилци', 'Балик']);
  expect(selected()).toBe('Балик');
  await render([]);
  expect(input().getAttribute('aria-expanded')).toBe('false');
  await press('ArrowDown');
  await press('Enter');
  expect(onChoose).not.toHaveBeenCalled();
});

it('another text begins at the first option', async () => {
  await press('ArrowUp');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(), 'р');
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(selected()).toBe('Рилци');
});
