import type { FormEvent, ReactNode } from 'react';
import back from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import { Icon } from '#ui/icon.tsx';
import { Crest } from '#ui/marks/crest.tsx';

interface FrameProps {
  head: ReactNode;
  children: ReactNode;
  /** Where the thumb is; the gold button stands here. */
  foot?: ReactNode;
  /** Makes it a form: its button in the foot sends it, and so does Enter. */
  onSubmit?: () => void;
}

/** Head, body and foot of an open page. Only the body scrolls. */
export function Frame({ head, children, foot, onSubmit }: FrameProps) {
  const parts = (
    <>
      <header className="tally" data-theme="dark">
        {head}
      </header>
      <div className="body">{children}</div>
      {foot && <div className="foot">{foot}</div>}
    </>
  );
  if (!onSubmit) return <main className="desk">{parts}</main>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <main>
      <form className="desk" noValidate onSubmit={submit}>
        {parts}
      </form>
    </main>
  );
}

interface Team {
  shortName: string;
  crest: string | null;
}

/** The crest of a team, at the size of its place. */
export const TeamCrest = ({ team: { shortName, crest } }: { team: Team }) => (
  <span className="crest">
    <Crest team={{ shortName, badge: crest }} eager />
  </span>
);

/** Whose link it is: first, and large. */
export const NameHead = ({ mark, title, text }: { mark?: ReactNode; title: string; text?: string | undefined }) => (
  <div className="badge-head">
    {mark}
    <h1 tabIndex={-1}>{title}</h1>
    {text !== undefined && <p>{text}</p>}
  </div>
);

interface StepHeadProps {
  title: string;
  back: string;
  onBack: () => void;
  mark?: ReactNode;
}

/** Of the steps after the first: the way back, what is asked, and whose link it is. */
export const StepHead = ({ title, back: label, onBack, mark }: StepHeadProps) => (
  <div className="topline">
    <button type="button" className="key" aria-label={label} onClick={onBack}>
      <Icon svg={back} className="icon" />
    </button>
    <h1 tabIndex={-1}>{title}</h1>
    <span className="key">{mark}</span>
  </div>
);

/** How many steps there are, and which one this is. */
export const Steps = ({ names, current }: { names: readonly string[]; current: number }) => (
  <ol className="stride">
    {names.map((name, at) => (
      <li key={name} className={at < current ? 'done' : undefined} aria-current={at === current ? 'step' : undefined}>
        {name}
      </li>
    ))}
  </ol>
);
