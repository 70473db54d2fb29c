import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { registrationBg as bg } from '#i18n/registration/bg.ts';

/* Players who register on their phones. */

export interface Person {
  first: string;
  last: string;
  born: readonly [day: string, month: string, year: string];
  /** The first that is offered, if it says none. */
  number?: number;
}

/** The first step, counting what is tapped beside typing. */
export async function tellWho(page: Page, { first, last, born, number }: Person): Promise<number> {
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps += 1;
    await page.getByRole('button', { name, exact: typeof name === 'string' }).tap();
  };
  taps += 1;
  await page.getByLabel(bg['registration.firstName']).tap();
  await page.keyboard.type(first);
  await page.keyboard.press('Tab');
  await page.keyboard.type(last);
  taps += 1;
  await page.getByLabel(bg['registration.day']).tap();
  // Two digits lead to the next field by themselves.
  await page.keyboard.type(born[0].padStart(2, '0') + born[1].padStart(2, '0') + born[2]);
  await tap('Защитник');
  const numbers = page.getByRole('group', { name: bg['registration.number'] });
  taps += 1;
  if (number === undefined) await numbers.getByRole('button').first().tap();
  else {
    await numbers.getByRole('button').last().tap();
    await numbers.getByRole('textbox').fill(String(number));
  }
  await tap(bg['registration.toPhoto']);
  return taps;
}

/** Taller than wide when it is shown as the camera says, red above and blue below; with the place where it was taken. */
export async function cameraPhoto(): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  const noise = { type: 'gaussian', mean: 128, sigma: 70 } as const;
  const half = (r: number, b: number) =>
    sharp({ create: { width: width / 2, height, channels: 4, background: { r, g: 0, b, alpha: 0.45 } } })
      .png()
      .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .composite([
      { input: await half(255, 0), left: 0, top: 0 },
      { input: await half(0, 255), left: width / 2, top: 0 },
    ])
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '43/1 34/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A parent draws a line where a signature is asked for. */
export async function signWithFinger(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: bg['registration.signature'] });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nothing to sign on');
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  for (let at = 0; at < 20; at += 1) await page.mouse.move(box.x + 40 + at * 10, box.y + 60 + (at % 2) * 30);
  await page.mouse.up();
}
