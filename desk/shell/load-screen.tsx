import { type ComponentType, type ReactElement, type ReactNode } from 'react';
import { importOnce } from '#ui/load-script.ts';
import type { LoadPage } from '#ui/router/router.ts';
import { Crash } from './crash.tsx';
import { JOIN, routeAt, routeFor, type DeskRoute, type PitchTitle } from './routes.ts';
import { ScreenTitle } from './screen-title.tsx';
import { getSession } from './session.ts';
import { useTexts } from './texts.ts';

export interface DeskPage {
  route: DeskRoute;
  Screen: ComponentType;
  frame: (screen: ReactNode) => ReactElement;
}

const loads = new Map<DeskRoute, () => Promise<DeskPage>>();
const loaded = new Map<DeskRoute, DeskPage>();

/** What was loaded before is there at once. */
export const loadScreen: LoadPage<DeskRoute, DeskPage> = ({ route }) => {
  const session = getSession();
  const wanted = session ? routeFor(session, route) : JOIN;
  return loaded.get(wanted) ?? load(wanted).catch((error: unknown) => failedScreen(wanted, error));
};

/** A screen whose script did not come leaves the frame with its ways, if that one is there. */
const failedScreen = async (route: DeskRoute, error: unknown): Promise<DeskPage> => ({
  route,
  Screen: () => <Crash error={error} />,
  frame: await loadFrame(route),
});

/** Begins to download what this address shows to somebody who is signed in. A failure is shown when the screen is opened. */
export const preload = (pathname: string): void => void load(routeAt(pathname).route).catch(() => {});

function load(route: DeskRoute): Promise<DeskPage> {
  const known = loads.get(route);
  if (known) return known();
  loads.set(
    route,
    importOnce(async () => {
      const [Screen, frame] = await Promise.all([route.load(), loadFrame(route)]);
      const page = { route, Screen, frame };
      loaded.set(route, page);
      return page;
    }),
  );
  return load(route);
}

async function loadFrame({ frame, title }: DeskRoute): Promise<DeskPage['frame']> {
  if (frame === 'pitch') return (screen) => <PitchFrame title={title}>{screen}</PitchFrame>;
  const { OfficeFrame } = await import('#desk/office/office-frame.tsx');
  return (screen) => <OfficeFrame title={title}>{screen}</OfficeFrame>;
}

function PitchFrame({ title, children }: { title: PitchTitle; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <>
      <ScreenTitle title={t(title)} />
      {children}
    </>
  );
}
