import { createContext, useContext } from 'react';
import { isPicture, markOf, type LeagueLogo } from '#domain/league/identity.ts';

const LogoContext = createContext<LeagueLogo>(null);

/** The logo of the league that is shown. */
export const LogoProvider = LogoContext.Provider;

/** The league's logo; in empty states its mark, unlit. */
export function LeagueMark({ lit = true }: { lit?: boolean }) {
  const logo = useContext(LogoContext);
  const [plain, accented] = markOf(logo);
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {lit && isPicture(logo) ? (
        <image href={logo} width="48" height="48" />
      ) : (
        <>
          <path fill="currentColor" d={plain} />
          <path fill={lit ? 'var(--accent)' : 'currentColor'} d={accented} />
        </>
      )}
    </svg>
  );
}
