import { afterEach, expect, test, vi } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';

afterEach(() => vi.unstubAllEnvs());

/* Chromium calls a file "download" if the locale cannot write its name. */
test('a download keeps its Bulgarian name for a user without a UTF-8 locale', async () => {
  vi.stubEnv('LANG', undefined);
  vi.stubEnv('LC_ALL', 'POSIX');
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent('<a href="data:text/plain,x" download="Правилник.txt">x</a>');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link').click()]);
    expect(download.suggestedFilename()).toBe('Правилник.txt');
  } finally {
    await browser.close();
  }
});
