import caret from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './inputs.module.css';

export interface InputProps<Value, Chosen = Value> extends Omit<FieldProps, 'children'> {
  value: Value;
  onChange: (value: Chosen) => void;
  name?: string;
  /** It differs from what is saved. */
  isChanged?: boolean;
}

type Native = 'placeholder' | 'lang' | 'list' | 'onKeyDown' | 'onPaste' | 'autoFocus' | 'ref';
export interface TextOptions extends Pick<ComponentProps<'input'>, Native> {
  type?: 'text' | 'date' | 'time' | 'tel' | 'email' | 'url' | 'search' | 'color';
  maxLength?: number;
  /** Beside the input, in its frame. */
  end?: ReactNode;
}

/** The frame of an input, which shows what is changed and what is wrong. */
const frame = (isChanged: boolean | undefined, { wrong, tone }: Pick<FieldProps, 'wrong' | 'tone'>) => ({
  className: styles.input,
  'data-changed': isChanged || undefined,
  'data-tone': wrong === undefined ? tone : (tone ?? 'bad'),
});

export function TextInput(props: InputProps<string | null, string> & TextOptions) {
  const { value, onChange, end, isChanged, type = 'text', name, maxLength = 200, ...rest } = props;
  const { placeholder, lang, list, onKeyDown, onPaste, autoFocus, ref, ...field } = rest;
  const { className, ...framed } = frame(isChanged, field);
  return (
    <Field {...field}>
      {(control) => (
        <span className={className} {...framed}>
          <input
            {...control}
            {...{ type, name, placeholder, lang, list, onKeyDown, onPaste, autoFocus, ref }}
            maxLength={type === 'color' ? undefined : maxLength}
            autoComplete="off"
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value)}
          />
          {end}
        </span>
      )}
    </Field>
  );
}

export interface AreaOptions {
  maxLength?: number;
  rows?: number;
  lang?: string;
}

export function AreaInput(props: InputProps<string | null, string> & AreaOptions) {
  const { value, onChange, name, isChanged, maxLength = 5000, rows = 4, lang, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          {...frame(isChanged, field)}
          {...{ name, lang, rows, maxLength }}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

export interface NumberOptions {
  min?: number;
  max?: number;
  unit?: string;
}

export function NumberInput(props: InputProps<number | null> & NumberOptions) {
  const { value, onChange, name, isChanged, min, max, unit, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <span {...frame(isChanged, field)}>
          <input
            {...control}
            {...{ name, min, max }}
            type="number"
            inputMode="numeric"
            value={value === null || Number.isNaN(value) ? '' : value}
            onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
          />
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        </span>
      )}
    </Field>
  );
}

export type Choice = string | number | boolean | null;
export interface ChoiceOptions<Value extends Choice> {
  options: readonly { value: Value; label: string }[];
}

const asText = (value: Choice) => String(value ?? '');

export function SelectInput<Value extends Choice>(props: InputProps<Value> & ChoiceOptions<Value>) {
  const { value, onChange, name, isChanged, options, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <span {...frame(isChanged, field)}>
          <select
            {...control}
            name={name}
            value={asText(value)}
            onChange={({ target }) => {
              const chosen = options.find((option) => asText(option.value) === target.value);
              if (chosen) onChange(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={asText(option.value)} value={asText(option.value)}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon svg={caret} className="icon" />
        </span>
      )}
    </Field>
  );
}
