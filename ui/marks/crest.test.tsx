import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Crest } from './crest.tsx';

it('the letters on a crest are capitals', () => {
  expect(renderToStaticMarkup(<Crest team={{ badge: null, shortName: 'Орловец' }} />)).toMatch(/>ОРЛ</);
});
