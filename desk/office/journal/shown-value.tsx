import type { ReactNode } from 'react';
import { dayText } from '#desk/office/day-text.ts';
import { hoursText } from '#desk/office/league/opening-hours-text.ts';
import type { OfficeTranslate } from '#desk/office/texts.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { numericDateTime, type Language } from '#domain/formatting/date.ts';
import { cutAt } from '#domain/formatting/excerpt.ts';
import type { OpeningHours } from '#domain/pitches/opening-hours.ts';
import { isPicture } from '#domain/league/identity.ts';
import { positionGroup } from '#domain/lineup/position.ts';
import { findNation, nationName } from '#domain/player/nationality.ts';

const LONGEST = 120;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

interface Words {
  t: OfficeTranslate;
  language: Language;
}

/** A stored value as people write it; a picture as a picture. */
export function shownValue(field: string, value: unknown, { t, language }: Words): ReactNode {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'field.yes' : 'field.no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return shownText(field, value, { t, language });
  if (field === 'hours' && Array.isArray(value)) return hoursText(value as OpeningHours, language);
  if (Array.isArray(value)) return shownList(field, value, { t, language });
  return shownRecord(value as Record<string, unknown>, { t, language });
}

function shownText(field: string, text: string, { t, language }: Words): ReactNode {
  if (isPicture(text)) return <img src={text} alt={t('field.aPicture')} height={32} />;
  if (DAY.test(text)) return dayText(text, language);
  if (INSTANT.test(text)) return numericDateTime(new Date(text), language);
  if (field === 'position') return t(`position.${positionGroup(text)}`);
  if (field === 'nationality') return nationName(findNation(text), language);
  return cutAt(text, LONGEST);
}

/** Names and words in a row; of questions or cards, how many there are. */
function shownList(field: string, values: readonly unknown[], words: Words): string {
  const texts = values.map((value) =>
    typeof value === 'string' || isNamed(value) ? shownValue(field, value, words) : null,
  );
  if (texts.length === 0) return '–';
  const isWords = texts.every((text) => typeof text === 'string');
  return isWords ? cutAt(texts.join(', '), LONGEST) : words.t('journal.items', { count: values.length });
}

function shownRecord(value: Record<string, unknown>, { t, language }: Words): ReactNode {
  if (isNamed(value)) return nameIn(language, value);
  const { address, x, y } = value;
  if (typeof address === 'string') return <img src={address} alt={t('field.aPicture')} height={32} />;
  if (typeof x === 'number' && typeof y === 'number') return t('news.focusAt', { x, y });
  return t('journal.items', { count: Object.keys(value).length });
}

const isNamed = (value: unknown): value is { name: string; nameLatin: string } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'nameLatin' in value &&
  typeof value.nameLatin === 'string';
