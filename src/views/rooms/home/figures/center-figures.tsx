import { preciseRateText, wholeRateText } from '../../../../domain/preparation/figures.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { FoldLine } from '../../../ui/fold-line.tsx';
import styles from '../home.module.css';
import { figureTexts } from '../text.ts';
import { useFloor } from '../use-floor.ts';
import { CheckZone, zones } from './check-zone.tsx';
import { StockBlocks } from './stock-blocks.tsx';
import { TrolleyOccupation } from './trolley-occupation.tsx';

/** The work of the center that is to come or to check, and what is left of its trolleys (PRP-032 to PRP-038). */
export function CenterFigures() {
  const floor = useFloor();
  const summary = joined(', ', [
    figureTexts.check(zones.map((zone) => floor?.check_products?.[zone] ?? 0)),
    figureTexts.trolleyRates(
      preciseRateText(floor?.trolleys_occupation_rate),
      wholeRateText(floor?.trolleys_space_occupation_rate),
    ),
  ]);
  return (
    <FoldLine title={figureTexts.center} summary={summary}>
      <div className={styles.tiles}>
        <StockBlocks />
        <CheckZone />
        <TrolleyOccupation />
      </div>
    </FoldLine>
  );
}
