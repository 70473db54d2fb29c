/** The league's logo; unlit in empty states. */
export function LeagueMark({ lit = true }: { lit?: boolean }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {lit ? (
        <>
          <path fill="currentColor" d="M24 4v26.8A12.2 12.2 0 0 0 11.8 43H1.5ZM24 34a9 9 0 0 0-9 9h9Z" />
          <path fill="var(--accent)" d="m24 4 22.5 39H36.2A12.2 12.2 0 0 0 24 30.8ZM24 34a9 9 0 0 1 9 9h-9Z" />
        </>
      ) : (
        <path fill="currentColor" d="m24 4 22.5 39H36.2a12.2 12.2 0 0 0-24.4 0H1.5ZM15 43a9 9 0 0 1 18 0Z" />
      )}
    </svg>
  );
}
