/** Acts of one side that share a place on the bar of a match. */
export interface ActPlate<Act> {
  acts: Act[];
  /** From 0 to 1. */
  position: number;
}

/** Of the bar of a phone: one icon, and two that share a plate. */
const ICON = 0.06;
const PLATE = 0.12;

const widthOf = ({ acts }: ActPlate<unknown>) => (acts.length === 1 ? ICON : PLATE);

/** [CL7] The middle of a plate that is pushed inwards at the ends. */
const middleOf = (plate: ActPlate<unknown>) => plate.position * (1 - widthOf(plate)) + widthOf(plate) / 2;

const overlap = (a: ActPlate<unknown>, b: ActPlate<unknown>) =>
  middleOf(b) - middleOf(a) < (widthOf(a) + widthOf(b)) / 2 - Number.EPSILON * 4;

/** [CL7] In the order of their positions. */
export function plateActs<Act>(placed: readonly { act: Act; position: number }[]): ActPlate<Act>[] {
  const plates: ActPlate<Act>[] = [];
  for (const { act, position } of placed.toSorted((a, b) => a.position - b.position)) {
    let plate: ActPlate<Act> = { acts: [act], position };
    for (let last = plates.at(-1); last && overlap(last, plate); last = plates.at(-1)) {
      plates.pop();
      plate = join(last, plate);
    }
    plates.push(plate);
  }
  return plates;
}

function join<Act>(a: ActPlate<Act>, b: ActPlate<Act>): ActPlate<Act> {
  const acts = [...a.acts, ...b.acts];
  return { acts, position: (a.position * a.acts.length + b.position * b.acts.length) / acts.length };
}
