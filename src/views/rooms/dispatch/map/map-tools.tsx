import { IconButton, Select } from '@radix-ui/themes';
import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToggle } from '../toggles.ts';
import type { ChosenMap } from './choice/use-map-choice.ts';
import styles from './map.module.css';
import { Shape } from './shape.tsx';
import { mapTexts } from './text.ts';

interface MapToolsProps {
  readonly chosen: ChosenMap;
  readonly cards: readonly DockCard[];
  /** The map has all of the page below the frame (OUR-210). */
  readonly isWhole: boolean;
  readonly onFlipWhole: () => void;
}

const allRounds = 'all';

/** The kinds of points, each with its shape: the filters are its legend. */
export function MapTools({ chosen, cards, isWhole, onFlipWhole }: MapToolsProps) {
  const { choice, flip, chooseRound } = chosen;
  const [, flipMap] = useToggle('map');
  return (
    <div className={styles.tools}>
      <fieldset className={styles.kinds} aria-label={mapTexts.shown}>
        {(['toDispatch', 'planned', 'onTheRoad'] as const).map((place) => (
          <label key={place}>
            <input type="checkbox" checked={!choice.hidden.has(place)} onChange={flip[place]} />
            <Shape place={place} />
            {mapTexts.places[place]}
          </label>
        ))}
        <label>
          <input type="checkbox" checked={choice.lateOnly} onChange={flip.lateOnly} />
          <Shape place="toDispatch" isLate />
          {mapTexts.lateOnly}
        </label>
      </fieldset>
      <Select.Root
        size="1"
        value={choice.dockId === null ? allRounds : String(choice.dockId)}
        onValueChange={(value) => chooseRound(value === allRounds ? null : Number(value))}
      >
        <Select.Trigger aria-label={mapTexts.rounds} />
        <Select.Content>
          <Select.Item value={allRounds}>{mapTexts.allRounds}</Select.Item>
          {cards.map(({ id, driverName }) => (
            <Select.Item key={id} value={String(id)}>
              {joined(' · ', [dockCode(id), driverName])}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
      <Button
        size="1"
        variant={isWhole ? 'solid' : 'soft'}
        color={isWhole ? 'indigo' : 'gray'}
        aria-pressed={isWhole}
        onClick={onFlipWhole}
      >
        {isWhole ? mapTexts.board : mapTexts.whole}
      </Button>
      <IconButton
        size="1"
        variant="ghost"
        color="gray"
        aria-label={mapTexts.close}
        title={mapTexts.close}
        onClick={flipMap}
      >
        <Icon name="cross" />
      </IconButton>
    </div>
  );
}
