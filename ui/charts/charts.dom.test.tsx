import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { PieChart } from './pie-chart.tsx';
import { linesUpTo, scaleFor } from './scale.ts';

const page = (chart: ReactNode) =>
  new DOMParser().parseFromString(renderToStaticMarkup(chart), 'text/html').documentElement;
const texts = (root: Element, selector: string) => [...root.querySelectorAll(selector)].map((node) => node.textContent);
const table = (root: Element) => [...root.querySelectorAll('tbody tr')].map((row) => texts(row, 'th, td'));

describe('the names below a bar chart', () => {
  it('can be broken after a slash, so that a season is not cut', () => {
    const bars = [{ label: '2025/2026', value: 3 }];
    const chart = page(<BarChart label="Голове" columns={['Сезон', 'Голове']} bars={bars} minHeight={0.2} />);
    expect(chart.querySelector('ol:last-of-type span')?.innerHTML).toBe('2025/<wbr>2026');
  });
});

describe('a scale', () => {
  it.each([
    [[43], [0, 25, 50]],
    [
      [26, 9],
      [0, 10, 20, 30],
    ],
    [
      [2, 1, 0],
      [0, 1, 2],
    ],
    [[3], [0, 1, 2, 3]],
    [
      [0, 0],
      [0, 1],
    ],
    [[], [0, 1]],
    [[1], [0, 1]],
    [[5], [0, 1, 2, 3, 4, 5]],
    [[7], [0, 2, 4, 6, 8]],
    [[120], [0, 25, 50, 75, 100, 125]],
  ])('for %j has its lines at %j', (values, lines) => {
    expect(scaleFor(values)).toEqual({ top: lines.at(-1), lines });
  });

  it('can be given', () => {
    expect(linesUpTo(10, 5)).toEqual([0, 5, 10]);
  });
});

describe('bars', () => {
  const draw = (values: number[], more: object = {}) =>
    page(
      <BarChart
        label="Голове"
        columns={['Мач', 'Голове']}
        bars={values.map((value, index) => ({ label: `М${index}`, value, ...more }))}
        minHeight={0.2}
      />,
    );
  const heights = (root: Element) => [...root.querySelectorAll('svg svg')].map((bar) => bar.getAttribute('height'));

  it('are as high as their value, with a minimum height for the number', () => {
    expect(heights(draw([0, 1, 2, 4]))).toEqual(['20%', '25%', '50%', '100%']);
    expect(heights(page(<BarChart {...rated([1, 2.5, 8.6, 10, 12])} />))).toEqual([
      '25%',
      '25%',
      '86%',
      '100%',
      '100%',
    ]);
  });
  const rated = (values: number[]) => ({
    label: 'Оценки',
    columns: ['Мач', 'Оценка'] as [string, string],
    bars: values.map((value) => ({ label: 'БАЛ', value })),
    scale: { top: 10, lines: [0, 5, 10] },
    minHeight: 0.25,
    format: (value: number) => value.toFixed(1),
  });

  it('share the width and stay within it', () => {
    const root = draw([1, 2, 3, 4]);
    const bars = [...root.querySelectorAll('svg svg')].map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')]);
    expect(bars).toEqual([
      ['1.75%', '21.5%'],
      ['26.75%', '21.5%'],
      ['51.75%', '21.5%'],
      ['76.75%', '21.5%'],
    ]);
  });

  it('show their numbers in the drawing and in the hidden table', () => {
    const root = page(<BarChart {...rated([7.1, 8])} />);
    expect(texts(root, 'svg text')).toEqual(['7.1', '8.0']);
    expect(table(root)).toEqual([
      ['БАЛ', '7.1'],
      ['БАЛ', '8.0'],
    ]);
    expect(texts(root, 'caption')).toEqual(['Оценки']);
  });

  it('all but the last five are hidden on a small phone', () => {
    expect(draw([1, 2, 3, 4, 5, 6, 7]).querySelectorAll('svg [data-older]')).toHaveLength(2);
    expect(draw([1, 2, 3]).querySelectorAll('[data-older]')).toHaveLength(0);
  });

  it('may be links with a descriptive name', () => {
    const [link] = draw([3], { href: '/match-details/7' }).querySelectorAll('a');
    expect([link?.getAttribute('href'), link?.getAttribute('aria-label')]).toEqual(['/match-details/7', 'М0: 3']);
  });
});

describe('a line', () => {
  const draw = (values: number[]) =>
    page(
      <LineChart
        label="Голове по кръгове"
        columns={['Кръг', 'Голове']}
        points={values.map((value, index) => ({ label: `КР${index + 1}`, value }))}
      />,
    );

  it('runs through its points and marks the first maximum', () => {
    const root = draw([10, 43, 20, 43]);
    expect([...root.querySelectorAll('circle')].map((point) => point.getAttribute('cy'))).toEqual([
      '80%',
      '14%',
      '60%',
      '14%',
    ]);
    expect(root.querySelector('[data-marked] circle')?.getAttribute('cx')).toBe('33.33%');
    expect(root.querySelector('path:last-of-type')?.getAttribute('d')).toMatch(/^M0,80L33\.333,14L66\.667,60L100,14$/);
    const input = root.querySelector('input');
    expect(input?.getAttribute('aria-valuetext')).toBe('КР2: 43');
    expect(table(root)).toHaveLength(4);
  });

  it('labels every point if they fit, else some of them', () => {
    const names = (count: number) =>
      texts(draw(Array.from({ length: count }, () => 1)), 'text').filter((text) => text?.startsWith('КР'));
    expect(names(8)).toHaveLength(8);
    expect(names(22)).toEqual(['КР1', 'КР4', 'КР7', 'КР10', 'КР13', 'КР16', 'КР19', 'КР22']);
  });

  it('of one point is that point; without points it is empty', () => {
    expect(draw([5]).querySelector('circle')?.getAttribute('cx')).toBe('50%');
    expect(draw([]).querySelector('svg')).toBeNull();
  });
});

describe('a pie', () => {
  const draw = (...[wins, draws, losses]: [number, number, number]) =>
    page(
      <PieChart
        label="Резултати"
        unit="мача"
        slices={[
          { label: 'Победи', value: wins, color: 'var(--win)' },
          { label: 'Равни', value: draws, color: 'var(--draw)' },
          { label: 'Загуби', value: losses, color: 'var(--loss)' },
        ]}
      />,
    );

  it('has the counts, their percentages to one decimal, and the total in the middle', () => {
    const root = draw(10, 2, 3);
    expect(table(root)).toEqual([
      ['Победи', '10', '66.7%'],
      ['Равни', '2', '13.3%'],
      ['Загуби', '3', '20.0%'],
    ]);
    expect(texts(root, 'text')).toEqual(['15', 'мача']);
    expect([...root.querySelectorAll('path')].map((slice) => slice.getAttribute('fill'))).toEqual([
      'var(--win)',
      'var(--draw)',
      'var(--loss)',
    ]);
  });

  it('draws no slice for 0, and nothing if all are 0', () => {
    expect(draw(4, 0, 0).querySelectorAll('path')).toHaveLength(1);
    expect(table(draw(4, 0, 0))[2]).toEqual(['Загуби', '0', '0.0%']);
    expect(draw(0, 0, 0).querySelector('svg, table')).toBeNull();
  });
});
