import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicBg } from '#i18n/public/bg.ts';
import { createTranslate } from '#i18n/translate.ts';
import { LanguageProvider } from './language.ts';
import { Modal } from './modal.tsx';

let root: Root;
const onClose = vi.fn();
const dialog = () => document.querySelector('dialog')!;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // What jsdom does not know of dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <LanguageProvider
        value={{ language: 'bg', t: createTranslate('bg-BG', publicBg), changeLanguage: async () => {} }}
      >
        <Modal title="Награда" closeLabel="Затвори" onClose={onClose} footer={<button type="button">Още</button>}>
          <a href="#player">Играч</a>
        </Modal>
      </LanguageProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  onClose.mockReset();
  vi.unstubAllGlobals();
});

it('is open while mounted, labelled by its title', () => {
  expect(dialog().open).toBe(true);
  expect(document.getElementById(dialog().getAttribute('aria-labelledby')!)?.textContent).toBe('Награда');
});

it.each([
  ['its button', () => document.querySelector<HTMLElement>('[aria-label="Затвори"]')!],
  ['a click beside it', () => dialog()],
  ['a choice in it', () => document.querySelector<HTMLElement>('dialog a')!],
])('%s closes it, once', async (_name, target) => {
  await act(async () => target().click());
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a click inside it does not', async () => {
  await act(async () => document.querySelector<HTMLElement>('footer button')!.click());
  expect(onClose).not.toHaveBeenCalled();
});
