export interface Kit {
  shirt: string;
  trim: string;
  pattern: 'plain' | 'pale' | 'hoops' | 'stripes' | 'bend';
}

const GOALKEEPER_SHIRTS = [
  { shirt: '#f2a33a', trim: '#1b2430' },
  { shirt: '#2f9e62', trim: '#0f2f22' },
  { shirt: '#8d5bd1', trim: '#f2ecfb' },
  { shirt: '#cfd8de', trim: '#2c3a44' },
  { shirt: '#e4566f', trim: '#2b0f18' },
  { shirt: '#3f8fd8', trim: '#0d2540' },
] as const;

/** The goalkeeper's shirt: of all those on the rack, the one least like his team-mates'. */
export function goalkeeperKit({ shirt, trim }: Kit): Kit {
  const unlike = (colour: string) => Math.min(distance(colour, shirt), distance(colour, trim));
  const [furthest] = GOALKEEPER_SHIRTS.toSorted((a, b) => unlike(b.shirt) - unlike(a.shirt));
  return { ...(furthest ?? GOALKEEPER_SHIRTS[0]), pattern: 'plain' };
}

function distance(a: string, b: string): number {
  const [ar, ag, ab] = channels(a);
  const [br, bg, bb] = channels(b);
  return Math.hypot(ar - br, ag - bg, ab - bb);
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
