import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { officeBg } from '#i18n/office/bg.ts';
import { showToast, ToastArea } from '#desk/office/toast.tsx';
import { defineRecord, type SavedItem } from './define-record.ts';
import { RecordFields } from './record-fields.tsx';
import { RecordPage } from './record-page.tsx';
import { RecordPanel } from './record-panel.tsx';
import { useRecord } from './use-record.ts';

interface Fields {
  teamId: number | null;
  points: number | null;
  decidedOn: string;
  reason: string;
  decision: string | null;
  isPublic: boolean;
}
interface Season {
  id: number;
  teams: { id: number; name: string }[];
}

const EMPTY: Fields = {
  teamId: null,
  points: -3,
  decidedOn: '2026-05-01',
  reason: '',
  decision: null,
  isPublic: false,
};
const season: Season = {
  id: 4,
  teams: [
    { id: 1, name: 'Орловец' },
    { id: 2, name: 'Вихър' },
  ],
};

const deductionRecord = defineRecord<Fields, Season>({
  name: ({ id }) => `deduction:${id}`,
  list: ({ id }) => `/seasons/${id}/deductions`,
  one: (id) => `/deductions/${id}`,
  empty: () => EMPTY,
  title: ({ t, isNew }) => t(isNew ? 'deduction.new' : 'deduction.edit'),
  fields: {
    teamId: {
      label: 'deduction.team',
      options: ({ context }) => [
        { value: null, label: '–' },
        ...context.teams.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    points: { label: 'deduction.points', kind: 'number', help: 'deduction.pointsHelp' },
    decidedOn: { label: 'deduction.decidedOn', kind: 'date' },
    reason: { label: 'deduction.reasonBg', kind: 'long', maxLength: 300 },
    decision: { label: 'ban.decision', optional: true },
    isPublic: { label: () => 'Публично', kind: 'switch', when: ({ isNew }) => !isNew },
  },
  rows: [['points', 'decidedOn']],
  follow: ({ points }) => (points === null ? { decision: null } : {}),
  saved: 'deduction.saved',
  removal: {
    text: 'deduction.remove',
    said: ({ t, fields }) => t('deduction.removed', { team: String(fields.teamId) }),
  },
});

const item: SavedItem<Fields> = { id: 7, version: 'v1', ...EMPTY, teamId: 1, reason: 'Неявяване', decision: '12' };

interface Sent {
  method: string;
  path: string;
  body: Partial<Fields> & { version?: string };
}
const sent: Sent[] = [];
let answer: (request: Sent) => [status: number, content: object | null] = () => [200, {}];
const onClose = vi.fn();

function Panel(props: { item?: SavedItem<Fields> | null; isPage?: boolean }) {
  const edited = useRecord(deductionRecord, { item: props.item ?? null, context: season, onClose });
  if (props.isPage)
    return (
      <RecordPage of={edited} effect="Веднага на сайта.">
        <RecordFields of={edited} />
      </RecordPage>
    );
  return <RecordPanel of={edited} />;
}

let unmount = () => {};
function open(props: Parameters<typeof Panel>[0] = {}) {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  act(() =>
    root.render(
      <>
        <Panel {...props} />
        <ToastArea path="/" />
      </>,
    ),
  );
  unmount = () => {
    act(() => root.unmount());
    page.remove();
  };
  const find = (selector: string) => page.querySelector<HTMLInputElement & HTMLSelectElement>(selector);
  return {
    find,
    text: () => page.textContent,
    names: () => [...page.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name),
    type: (name: string, value: string) =>
      act(async () => {
        const input = find(`[name="${name}"]`);
        if (!input) throw new Error(`no field ${name}`);
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {};
        set?.call(input, value);
        input.dispatchEvent(new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
      }),
    press: (text: string) =>
      act(async () => [...page.querySelectorAll('button')].find((button) => button.textContent === text)?.click()),
    key: (key: string, modifiers: KeyboardEventInit = {}) =>
      act(async () =>
        document.dispatchEvent(new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, ...modifiers })),
      ),
  };
}

/** Drafts and sent requests; a slow machine keeps how far its clock is off, too. */
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('office-'));

beforeEach(() => {
  sent.splice(0);
  localStorage.clear();
  showToast(null);
  onClose.mockReset();
  answer = ({ body: { version: _version, ...fields } }) => [200, { id: 7, ...EMPTY, ...fields, version: 'v2' }];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string, { method = '', body }: RequestInit) => {
    const request = { method, path, body: JSON.parse((body as string | null) ?? '{}') as Sent['body'] };
    sent.push(request);
    const [status, content] = answer(request);
    return content === null ? new Response(null, { status }) : Response.json(content, { status });
  });
});
afterEach(() => unmount());

describe('a new record', () => {
  test('is sent to its list with every field, said to be saved, and its panel closes', async () => {
    const page = open();
    expect(page.text()).toContain(officeBg['deduction.new']);
    expect(page.names()).toEqual(['teamId', 'points', 'decidedOn', 'reason', 'decision']);
    await page.type('teamId', '2');
    await page.type('points', '-6');
    await page.type('reason', 'Неявяване');
    await page.press(officeBg['form.save']);
    const body = { ...EMPTY, teamId: 2, points: -6, reason: 'Неявяване' };
    expect(sent).toEqual([{ method: 'POST', path: '/seasons/4/deductions', body }]);
    expect(page.text()).toContain(officeBg['deduction.saved']);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('cannot be removed', () => {
    expect(open().text()).not.toContain(officeBg['deduction.remove']);
  });

  test('is forgotten by Cancel, and kept by Escape', async () => {
    const page = open();
    await page.type('reason', 'Неяв');
    await page.key('Escape');
    expect(onClose).toHaveBeenCalledOnce();
    expect(kept()).toHaveLength(1);
    await page.press(officeBg['form.cancel']);
    expect(kept()).toHaveLength(0);
    expect(sent).toEqual([]);
  });
});

describe('a record that exists', () => {
  test('is changed by Ctrl S with its version', async () => {
    const page = open({ item });
    expect(page.find('[name=teamId]')?.selectedOptions[0]?.textContent).toBe('Орловец');
    await page.type('reason', 'Късна картотека');
    await page.key('s', { ctrlKey: true });
    expect(sent).toMatchObject([
      { method: 'PUT', path: '/deductions/7', body: { teamId: 1, reason: 'Късна картотека', version: 'v1' } },
    ]);
  });

  test('says at its field what is refused', async () => {
    answer = () => [400, { error: 'x', field: 'points', reason: 'required' }];
    const page = open({ item });
    await page.type('points', '');
    await page.press(officeBg['form.save']);
    expect(page.find('[name=points]')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.find('[role=alert]')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  test.each([
    ['the whole', { error: 'x', reason: 'season_in_use' }],
    ['a field that is not on the screen', { error: 'x', field: 'other', reason: 'required' }],
  ])('says what is wrong with %s above the buttons', async (_of, refusal) => {
    answer = () => [409, refusal];
    const page = open({ item });
    await page.type('reason', 'Друга');
    await page.press(officeBg['form.save']);
    expect(page.find('[class*=notices] [role=alert]')).not.toBeNull();
  });

  test('a field that follows another changes with it', async () => {
    const page = open({ item });
    await page.type('points', '');
    expect(page.find('[name=decision]')?.value).toBe('');
  });

  test('an empty field that may be empty is null', async () => {
    const page = open({ item });
    await page.type('decision', '');
    await page.press(officeBg['form.save']);
    expect(sent[0]?.body.decision).toBeNull();
  });

  test('is removed, and created again by the way back', async () => {
    answer = ({ method }) => (method === 'DELETE' ? [204, null] : [201, { id: 8 }]);
    const page = open({ item });
    await page.press(officeBg['deduction.remove']);
    expect(onClose).toHaveBeenCalledOnce();
    await page.press(officeBg['form.undo']);
    const { id: _id, version: _version, ...body } = item;
    expect(sent).toEqual([
      { method: 'DELETE', path: '/deductions/7', body: {} },
      { method: 'POST', path: '/seasons/4/deductions', body },
    ]);
  });

  test('a removal that is refused says so, and the panel stays', async () => {
    answer = () => [409, { error: 'x', reason: 'in_use' }];
    const page = open({ item });
    await page.press(officeBg['deduction.remove']);
    expect(page.find('[class*=notices] [role=alert]')).not.toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('two people', () => {
  const theirs = { ...EMPTY, teamId: 2, reason: 'Тяхната', isPublic: true };
  beforeEach(() => {
    answer = ({ body }) =>
      body.version === 'v1'
        ? [409, { error: 'x', reason: 'conflict', conflict: { current: theirs, version: 'v5', by: 'Мария', at: null } }]
        : [200, { id: 7, ...body, version: 'v6' }];
  });

  test.each([false, true])('see both versions in the words of the form (as a page: %s)', async (isPage) => {
    const page = open({ item, isPage });
    await page.type('reason', 'Моята');
    await page.press(officeBg['form.save']);
    for (const text of ['Моята', 'Тяхната', 'Вихър', officeBg['field.yes'], officeBg['deduction.reasonBg']])
      expect(page.text()).toContain(text);
    await page.press(officeBg['form.save']);
    expect(sent.at(-1)).toMatchObject({
      method: 'PUT',
      body: { teamId: 2, reason: 'Моята', isPublic: true, version: 'v5' },
    });
  });
});
