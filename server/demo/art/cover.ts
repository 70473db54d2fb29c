import { createRandom, type Random } from '../random.ts';
import { drawCrest, type CrestDesign } from './crest.ts';
import { mast, pool, skyline, sky, snowfall, type Mood } from './scene/backdrop.ts';
import { project, scaleAt, type Camera } from './scene/camera.ts';
import { ball, cornerFlag, raisedCard, trophy, whistle } from './scene/objects.ts';
import { chalk, chalkArc, chalkLine, chalkSpot, goal, GRASS, SNOW, turf, type Turf } from './scene/pitch.ts';
import { tacticsBoard } from './scene/board.ts';

export type CoverSubject =
  | { kind: 'kick-off' | 'goal-mouth' | 'corner' | 'trophy' | 'referee' | 'board' | 'penalty-spot' | 'snow' }
  | { kind: 'booking'; colour: 'yellow' | 'red' }
  | { kind: 'crests'; home: CrestDesign; away: CrestDesign }
  | { kind: 'crest'; club: CrestDesign };

export interface Cover {
  width: number;
  height: number;
  svg: string;
}

interface Stage {
  camera: Camera;
  random: Random;
  id: string;
  mood: Mood;
}

/** A picture of our own floodlit pitch; the key decides the evening, the block of flats and the side of the masts. */
export function drawCover(subject: CoverSubject, key: string, id: string, square = false): Cover {
  const [width, height] = square ? [1200, 1200] : [1600, 900];
  const random = createRandom(`cover/${key}`);
  const mood = subject.kind === 'snow' ? 'winter' : random.pick(['dusk', 'night', 'violet'] as const);
  const camera = { width, height, horizon: Math.round(height * 0.46), eye: 1.7, focal: width * 0.62 };
  return { width, height, svg: SCENES[subject.kind]({ camera, random, id, mood }, subject as never) };
}

type Scene<Kind extends CoverSubject['kind']> = (
  stage: Stage,
  subject: Extract<CoverSubject, { kind: Kind }>,
) => string;

const SCENES: { [Kind in CoverSubject['kind']]: Scene<Kind> } = {
  'kick-off': (stage) => {
    const camera = { ...stage.camera, eye: 2.1 };
    const z = 7.5;
    const [x, y] = project(camera, [0, 0, z]);
    return [
      evening({ ...stage, camera }),
      chalk(chalkLine(camera, [-40, z], [40, z]), chalkArc(camera, [0, z], 3), farLines(camera, z + 18)),
      goal(camera, [0, z + 18]),
      chalkSpot(camera, [0, z]),
      ball(x, y, scaleAt(camera, [0, 0, z]) * 0.36, stage.id, stage.random.int(0, 71)),
    ].join('');
  },
  'penalty-spot': (stage) => {
    const camera = { ...stage.camera, eye: 1.1, x: stage.random.pick([-1.6, 1.6]) };
    const [x, y] = project(camera, [0, 0, 3.4]);
    return [
      evening({ ...stage, camera }),
      chalk(farLines(camera, 11), chalkLine(camera, [-6, 11], [-6, 5]), chalkLine(camera, [6, 11], [6, 5])),
      goal(camera, [0, 11], 5),
      chalkSpot(camera, [0, 3.4]),
      ball(x, y, scaleAt(camera, [0, 0, 3.4]) * 0.27, stage.id, stage.random.int(0, 71)),
    ].join('');
  },
  'goal-mouth': (stage) => {
    const side = stage.random.pick([-1, 1]);
    const camera = { ...stage.camera, eye: 1.3, turn: side * 9, x: side * 1.1 };
    const [x, y] = project(camera, [side * 0.4, 0, 4.6]);
    return [
      evening({ ...stage, camera }),
      chalk(chalkLine(camera, [-30, 7.6], [30, 7.6]), chalkArc(camera, [0, 7.6], 5.5, 180, 360)),
      goal(camera, [0, 7.6], 4.6),
      ball(x, y, scaleAt(camera, [side * 0.4, 0, 4.6]) * 0.25, stage.id, stage.random.int(0, 71)),
    ].join('');
  },
  corner: (stage) => {
    const side = stage.random.pick([-1, 1]);
    const camera = { ...stage.camera, eye: 1.5, turn: side * 38 };
    const foot = [side * 3.1, 5.2] as const;
    const [x, y] = project(camera, [foot[0], 0, foot[1]]);
    const rest = [foot[0] - side * 0.75, foot[1] - 0.35] as const;
    const [bx, by] = project(camera, [rest[0], 0, rest[1]]);
    return [
      evening({ ...stage, camera }),
      chalk(
        chalkLine(camera, foot, [foot[0] - side * 40, foot[1]]),
        chalkLine(camera, foot, [foot[0], foot[1] - 40]),
        chalkArc(camera, foot, 1.2, side > 0 ? 180 : 270, side > 0 ? 270 : 360),
      ),
      ball(bx, by, scaleAt(camera, [rest[0], 0, rest[1]]) * 0.17, stage.id, stage.random.int(0, 71)),
      cornerFlag(Math.round(x), Math.round(y), Math.round(stage.camera.height * 0.5)),
    ].join('');
  },
  trophy: (stage) => {
    const camera = { ...stage.camera, eye: 1.9 };
    const x = stage.camera.width / 2;
    const y = Math.round(stage.camera.height * 0.86);
    return [
      evening({ ...stage, camera }),
      chalk(chalkLine(camera, [-40, 5.2], [40, 5.2]), chalkArc(camera, [0, 5.2], 3), farLines(camera, 22)),
      goal(camera, [0, 22]),
      pool(x, y, 420, 110, `${stage.id}-t`),
      trophy(x, y, stage.camera.height / 640),
    ].join('');
  },
  referee: (stage) => {
    const camera = { ...stage.camera, eye: 1.4 };
    const x = Math.round(stage.camera.width * 0.46);
    const y = Math.round(stage.camera.height * 0.82);
    return [
      evening({ ...stage, camera }),
      chalk(chalkLine(camera, [-40, 4.2], [40, 4.2]), farLines(camera, 20)),
      goal(camera, [2, 20]),
      pool(x, y, 520, 120, `${stage.id}-w`),
      whistle(x, y, stage.camera.height / 820),
    ].join('');
  },
  booking: (stage, { colour }) => {
    const camera = { ...stage.camera, eye: 1.6 };
    const { width, height } = stage.camera;
    const x = Math.round(width * 0.5);
    return [
      evening({ ...stage, camera }),
      chalk(chalkLine(camera, [-40, 6], [40, 6]), farLines(camera, 22)),
      goal(camera, [stage.random.pick([-5, 5]), 22]),
      pool(x, Math.round(height * 0.36), 560, 400, `${stage.id}-c`, 0.3),
      raisedCard(x, height, height / 900, colour === 'red' ? '#e5323d' : '#f6d22e'),
    ].join('');
  },
  board: ({ camera, random, id }) => tacticsBoard(camera.width, camera.height, random, id),
  snow: (stage) => {
    const camera = { ...stage.camera, eye: 1.9 };
    const [x, y] = project(camera, [0.9, 0, 4.6]);
    return [
      evening({ ...stage, camera }, SNOW),
      `<g opacity=".5">${chalk(farLines(camera, 20), chalkLine(camera, [-40, 6.2], [40, 6.2]))}</g>`,
      goal(camera, [-1, 20]),
      ball(x, y, scaleAt(camera, [0.9, 0, 4.6]) * 0.25, stage.id, stage.random.int(0, 71)),
      snowfall(stage.random, camera.width, camera.height),
    ].join('');
  },
  crests: (stage, { home, away }) => {
    const { width, height } = stage.camera;
    const camera = { ...stage.camera, eye: 2.2, horizon: Math.round(height * 0.5) };
    const size = Math.round(Math.min(height * 0.52, width * 0.34));
    const y = Math.round(height * 0.86);
    const gap = Math.round(size * 0.62);
    return [
      evening({ ...stage, camera }),
      chalk(chalkLine(camera, [-40, 6.3], [40, 6.3]), chalkArc(camera, [0, 6.3], 3.2)),
      standingCrest(home, width / 2 - gap, y, size, `${stage.id}-h`),
      standingCrest(away, width / 2 + gap, y, size, `${stage.id}-a`),
    ].join('');
  },
  crest: (stage, { club }) => {
    const { width, height } = stage.camera;
    const camera = { ...stage.camera, eye: 2.2, horizon: Math.round(height * 0.5) };
    return [
      evening({ ...stage, camera }),
      chalk(chalkLine(camera, [-40, 6], [40, 6]), chalkArc(camera, [0, 6], 3)),
      standingCrest(club, width / 2, Math.round(height * 0.87), Math.round(height * 0.56), `${stage.id}-c`),
    ].join('');
  },
};

/** The evening behind every scene. Two masts or one, high or far away: no two grounds in the county are alike. */
function evening({ camera, random, id, mood }: Stage, ground: Turf = GRASS): string {
  const { width, height, horizon } = camera;
  const scale = width / 1600;
  const masts = random.pick(MASTS).map(([x, towards, tall, size], i) =>
    mast(
      {
        x: Math.round(width * (x + random.int(-3, 3) / 100)),
        top: Math.round(horizon * (tall + random.int(-4, 4) / 100)),
        foot: horizon + 6,
        scale: size * scale,
        aim: [Math.round(width * towards), Math.round(height * 0.98)],
        spread: width * 0.27,
      },
      `${id}-m${i}`,
    ),
  );
  return [
    sky(width, horizon, mood, id),
    skyline(random, width, horizon, mood, scale * 0.92),
    ...masts.map(({ pole }) => pole),
    turf(camera, ground, id),
    pool(Math.round(width / 2), Math.round(height * 0.72), Math.round(width * 0.5), Math.round(height * 0.3), id, 0.24),
    ...masts.map(({ beam }) => beam),
  ].join('');
}

/** Across, where the light lands, height of the lamps under the sky, size. */
const MASTS: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [0.13, 0.42, 0.17, 0.72],
    [0.86, 0.6, 0.15, 0.72],
  ],
  [[0.82, 0.52, 0.12, 0.95]],
  [[0.17, 0.5, 0.12, 0.95]],
  [
    [0.09, 0.4, 0.12, 0.85],
    [0.66, 0.55, 0.4, 0.42],
    [0.93, 0.62, 0.34, 0.5],
  ],
  [
    [0.07, 0.38, 0.36, 0.5],
    [0.34, 0.46, 0.42, 0.4],
    [0.91, 0.6, 0.12, 0.85],
  ],
];

/** Goal line and area of the far end. */
const farLines = (camera: Camera, z: number) =>
  chalkLine(camera, [-20, z], [20, z]) +
  chalkArc(camera, [0, z], 6, 180, 360) +
  chalkLine(camera, [-20, z], [-20, 1]) +
  chalkLine(camera, [20, z], [20, 1]);

function standingCrest(design: CrestDesign, x: number, y: number, size: number, id: string): string {
  const scale = size / 72;
  return [
    pool(Math.round(x), y, Math.round(size * 0.72), Math.round(size * 0.17), id),
    `<ellipse cx="${Math.round(x)}" cy="${y}" rx="${Math.round(size * 0.34)}" ry="${Math.round(size * 0.05)}" fill="#04120a" opacity=".55"/>`,
    `<g transform="translate(${Math.round(x - 32 * scale)} ${Math.round(y - 70 * scale)}) scale(${scale.toFixed(3)})">${drawCrest(design, `${id}-s`)}</g>`,
  ].join('');
}
