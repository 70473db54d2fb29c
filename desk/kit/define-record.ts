import type { ReactNode } from 'react';
import type { PicturePurpose } from '#contract/desk/paths.ts';
import type { OfficeTranslate, PlainText } from '#desk/office/texts.ts';
import type { Language } from '#domain/formatting/date.ts';
import type { Choice } from './inputs.tsx';
import type { Form, Id } from './record-store.ts';
import type { RemovalOptions } from './use-removal.ts';

/** What options, controls and texts of a record may depend on. */
export interface RecordView<Fields extends object, Context> {
  form: Form<Fields>;
  /** As they are on the screen. */
  fields: Fields;
  /** What the record belongs to. */
  context: Context;
  isNew: boolean;
  t: OfficeTranslate;
  language: Language;
}

type Of<Fields extends object, Context, Result> = (view: RecordView<Fields, Context>) => Result;
type Text<Fields extends object, Context> = PlainText | Of<Fields, Context, string>;

/** A field of a record: how it is edited, and how its versions are compared. */
export interface FieldDefinition<Fields extends object, Context> {
  label: Text<Fields, Context>;
  /** Without one: a choice if it has options, otherwise a line of text. */
  kind?: 'long' | 'date' | 'time' | 'tel' | 'url' | 'number' | 'switch' | 'picture';
  /** Empty is null. */
  nullable?: boolean;
  /** Empty is null, and the label says that it may be. */
  optional?: boolean;
  help?: Text<Fields, Context>;
  placeholder?: Text<Fields, Context>;
  maxLength?: number;
  /** Of a long text. */
  rows?: number;
  /** Of a number. */
  min?: number;
  max?: number;
  unit?: PlainText;
  lang?: 'bg' | 'en';
  /** Across all columns. */
  isWide?: boolean;
  /** Of a choice. */
  options?: Of<Fields, Context, readonly { value: Choice; label: string }[]>;
  /** Of a picture. */
  purpose?: PicturePurpose;
  /** Whether it is edited now; by default always. */
  when?: Of<Fields, Context, boolean>;
  /** A control of its own. */
  edit?: Of<Fields, Context, ReactNode>;
  /** As its versions are compared, if that is not simply its value. */
  show?: (fields: Fields, view: RecordView<Fields, Context>) => ReactNode;
}

/** Every field of a record in the order of its form. */
export type FieldDefinitions<Fields extends object, Context> = {
  [Name in keyof Fields & string]: FieldDefinition<Fields, Context>;
};

/** A kind of record that the office edits: everything about it that its panel or page does not lay out itself. */
export interface RecordDefinition<Fields extends object, Context = undefined, Answer = unknown> {
  /** What was typed is kept on the device under this name and the id. */
  name: string | ((context: Context) => string);
  /** Where a new one is sent to. */
  list?: (context: Context) => string;
  /** Where a change is sent to, and a removal. Without it, each save creates another. */
  one?: (id: number, context: Context) => string;
  /** What a new one begins with. */
  empty?: (context: Context) => Fields;
  fields: FieldDefinitions<Fields, Context>;
  /** Fields that stand beside each other. */
  rows?: readonly (readonly (keyof Fields & string)[])[];
  /** What else changes with what was typed. */
  follow?: (changes: Partial<Fields>, fields: Fields, isNew: boolean) => Partial<Fields>;
  /** What is sent for these fields. */
  toBody?: (fields: Fields, isNew: boolean, context: Context) => object;
  /** The fields of what was read, where they are not in it by their names. */
  toFields?: (content: never) => Fields;
  /** The record within the answer. */
  contentOf?: (answer: Answer) => object;
  /** What the next one begins with, where each save creates another: by default what a new one does. */
  again?: (empty: Fields, sent: Fields) => Fields;
  title: Of<Fields, Context, string>;
  /** Said when it is stored. */
  saved?: PlainText;
  removal?: {
    text: PlainText;
    said: Of<Fields, Context, string>;
    /** Whether it can be removed; by default always. */
    when?: Of<Fields, Context, boolean>;
    /** Where it is removed, if that is not where it is edited. */
    path?: (path: string, view: RecordView<Fields, Context>) => string;
    /** How it comes back: by default it is created again. Null if it cannot. */
    undo?: Of<Fields, Context, RemovalOptions<unknown>['undo']>;
  };
}

export const defineRecord = <Fields extends object, Context = undefined, Answer = unknown>(
  definition: RecordDefinition<Fields, Context, Answer>,
): RecordDefinition<Fields, Context, Answer> => definition;

/** Edited by the control of another field. */
export const byAnother = (): ReactNode => null;

/** The fields of a record, of which some are not said yet. */
export type Unset<Fields, Names extends keyof Fields> = Omit<Fields, Names> & { [Name in Names]: Fields[Name] | null };

/** A record as it was read, with its fields inside or beside its version. What it does not say is as in a new one. */
export type SavedItem<Fields> = { id: Id; version: string; fields?: Fields } & Partial<Fields>;
