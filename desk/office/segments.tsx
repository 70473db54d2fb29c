import type { ReactNode } from 'react';

interface SegmentsProps<Choice extends string> {
  label: string;
  choices: readonly { value: Choice; text: ReactNode }[];
  value: Choice;
  onChoose: (value: Choice) => void;
  className?: string;
}

/** A few choices side by side, of which one holds. */
export const Segments = <Choice extends string>({
  label,
  choices,
  value,
  onChoose,
  className = '',
}: SegmentsProps<Choice>) => (
  <fieldset className={`segments ${className}`} aria-label={label}>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        aria-pressed={choice.value === value}
        onClick={() => onChoose(choice.value)}
      >
        {choice.text}
      </button>
    ))}
  </fieldset>
);
