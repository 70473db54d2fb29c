/** A text of ours in which **this** stands out. */
export const Bold = ({ text }: { text: string }) => (
  <>{text.split('**').map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}</>
);
