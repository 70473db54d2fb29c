import { expect, test } from 'vitest';
import { demoCompetitions } from '#tests/support/competition-page.ts';
import { expectAccessible, PHONE, visit } from '#tests/support/visit.ts';

const { browser, league, address } = demoCompetitions();

test('results put into remaining matches change the table, the address carries them, and they can be cleared', async () => {
  const { page } = await visit(browser(), { viewport: PHONE, alone: true });
  await page.goto(address(league().id, '?tab=standings&lang=bg'));
  const table = page.getByRole('table', { name: 'Ами ако?' });
  const points = () => table.locator('tbody tr td:last-child').allTextContents();
  const sum = async () => (await points()).reduce((total, text) => total + Number.parseInt(text, 10), 0);
  await page.getByRole('button', { name: 'Сложи класирането в своя сайт' }).scrollIntoViewIfNeeded();
  await table.waitFor();
  await expectAccessible(page);
  const before = await sum();
  const [home, away] = [page.getByLabel(/^Голове на/).first(), page.getByLabel(/^Голове на/).nth(1)];
  await home.fill('7');
  expect(await sum()).toBe(before);
  await away.fill('0');
  expect(await sum()).toBe(before + 3);
  expect(new URL(page.url()).hash).toMatch(/^#whatif=\d+-7-0$/);

  const again = await visit(browser(), { viewport: PHONE, alone: true });
  await again.page.goto(page.url());
  const guessed = again.page.getByLabel(/^Голове на/).first();
  await expect.poll(() => guessed.inputValue()).toBe('7');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Картинка' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.png$/);

  await page.getByRole('button', { name: 'Изчисти' }).click();
  expect([await sum(), new URL(page.url()).hash, await home.inputValue()]).toEqual([before, '', '']);
});
