import { Mark } from '#desk/shell/mark.tsx';
import { useTexts } from '#desk/shell/texts.ts';
import type { Shirt } from './match-facts.ts';

interface TilesProps {
  shirts: readonly Shirt[];
  onChoose: (shirt: Shirt) => void;
  /** Stays in its place, filled: the scorer while the assist is asked for. */
  chosen?: number | null;
  /** Leaves the order alone but shows only these. */
  only?: (shirt: Shirt) => boolean;
}

/** Shirts of one team: those on the pitch large, the bench below. A shirt keeps its place from one sheet to the next. */
export function PlayerTiles({ shirts, onChoose, chosen = null, only = () => true }: TilesProps) {
  const { t } = useTexts();
  const shown = shirts.filter((shirt) => !shirt.sentOff && only(shirt));
  const pitch = shown.filter(({ place }) => place === 'pitch');
  const bench = shown.filter(({ place }) => place === 'bench');
  return (
    <div className="squad-tiles">
      {pitch.length > 0 && (
        <ul className="tiles" aria-label={t('sheet.onPitch')}>
          {pitch.map((shirt) => (
            <Tile key={shirt.id} shirt={shirt} chosen={chosen === shirt.id} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {bench.length > 0 && (
        <>
          {pitch.length > 0 && <p className="sub">{t('sheet.bench')}</p>}
          <ul className="tiles bench" aria-label={t('sheet.bench')}>
            {bench.map((shirt) => (
              <Tile key={shirt.id} shirt={shirt} chosen={chosen === shirt.id} onChoose={onChoose} />
            ))}
          </ul>
        </>
      )}
      {shown.length === 0 && <p className="why">{t(shirts.length === 0 ? 'sheet.noSquad' : 'sheet.nobody')}</p>}
    </div>
  );
}

function Tile({ shirt, chosen, onChoose }: { shirt: Shirt; chosen: boolean; onChoose: (shirt: Shirt) => void }) {
  const { t } = useTexts();
  const has = [
    shirt.keeper && t('sheet.isKeeper'),
    shirt.captain && t('sheet.isCaptain'),
    shirt.goals > 0 && t('sheet.hasGoals', { count: shirt.goals }),
    shirt.booked && t('sheet.isBooked'),
  ].filter(Boolean);
  return (
    <li>
      <button
        className="tile"
        data-side={shirt.side}
        aria-disabled={chosen}
        aria-label={[tileName(shirt), ...has].join(', ')}
        onClick={() => !chosen && onChoose(shirt)}
      >
        <b>{shirt.number ?? '–'}</b> <span>{shirt.name}</span>
        <Marks shirt={shirt} />
      </button>
    </li>
  );
}

/** What is seen first, then the whole name. */
export const tileName = ({ number, name, fullName }: Pick<Shirt, 'number' | 'name' | 'fullName'>): string =>
  `${number ?? '–'} ${name}${name === fullName ? '' : `, ${fullName}`}`;

function Marks({ shirt: { keeper, captain, goals, booked } }: { shirt: Shirt }) {
  const { t } = useTexts();
  if (!keeper && !captain && goals === 0 && !booked) return null;
  return (
    <i className="marks">
      {keeper && <i className="letter" data-letter={t('letter.keeper')} />}
      {captain && <i className="letter" data-letter={t('letter.captain')} />}
      {booked && <i className="booking" />}
      {goals > 0 && <Mark name="ball" />}
    </i>
  );
}
